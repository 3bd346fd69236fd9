#include "stream.h"

#include <string.h>

#include "../kernel/cursor.h"
#include "possible.h"

static void carry_table(Cursor *c, State *s)
{
    int16_t rulings[RULINGS];
    memcpy(rulings, &s->rulings, sizeof rulings);
    CARRY(c, s->seats, FEWEST_SEATS, MOST_SEATS);
    carry_rulings(c, rulings, RULING_BOUNDS, RULINGS);
    memcpy(&s->rulings, rulings, sizeof rulings);
    CARRY(c, s->marker, 0, s->seats - 1);
    CARRY(c, s->marker_due, 0, 1);
    CARRY(c, s->host, NOBODY, s->seats - 1);
    CARRY(c, s->doors_open, 0, 1);
    CARRY(c, s->revealed, 0, 1);
    CARRY(c, s->ending, NOT_OVER, ENDINGS - 1);
    CARRY(c, s->side, NOT_OVER, SIDE_INFECTED);
    CARRY(c, s->winners, 0, (1 << s->seats) - 1);
    CARRY(c, s->proven, 0, (1 << s->seats) - 1);
    CARRY(c, s->round, 0, INT32_MAX / 2);
    CARRY(c, s->decision, 0, INT32_MAX);
    CARRY(c, s->red, 0, (1 << ROOM_CARDS) - 1);
    CARRY(c, s->used, 0, (1 << ROOM_CARDS) - 1);
}

static void carry_players(Cursor *c, State *s)
{
    for (int character = 0; character < 2 * s->seats; character++) {
        CARRY(c, s->health[character], 0, HEALTH);
        CARRY(c, s->rooms[character], NOWHERE, ROOMS - 1);
    }
    for (int seat = 0; seat < s->seats; seat++) {
        for (int card = 0; card < CARD_KINDS; card++)
            CARRY(c, s->hand[seat][card], 0, SEARCH_DECK_SIZE);
        for (int card = 0; card < SEARCH_KINDS; card++)
            CARRY(c, s->table[seat][card], 0, SEARCH_DECK_SIZE);
        CARRY(c, s->ammo[seat], 0, AMMO_CARDS);
        for (int card = 0; card < s->ammo[seat]; card++)
            CARRY(c, s->bullets[seat][card], 1, BULLETS);
    }
    CARRY(c, s->infections, 0, MOST_SEATS);
    for (int place = 0; place < s->infections; place++) {
        CARRY(c, s->infection[place].seat, 0, s->seats - 1);
        CARRY(c, s->infection[place].by, NOBODY, s->seats - 1);
        CARRY(c, s->infection[place].round, 0, INT32_MAX / 2);
    }
}

static void carry_board(Cursor *c, State *s)
{
    CARRY(c, s->parasites, 0, PARASITES_MOST);
    for (int place = 0; place < s->parasites; place++) {
        CARRY(c, s->parasite[place].room, 0, ROOMS - 1);
        CARRY(c, s->parasite[place].face, 0, FACE_FLIPPED);
    }
    carry_pile(c, s->search, &s->searches, SEARCH_DECK_SIZE, SEARCH_KINDS);
    carry_pile(c, s->discards, &s->discarded, SEARCH_DECK_SIZE, SEARCH_KINDS);
    carry_pile(c, s->explore, &s->unexplored, ROOM_CARDS, ROOM_CARDS);
    for (int card = 0; card < ROOM_CARDS; card++) {
        CARRY(c, s->map.quarter[card], NOT_LAID, 3);
        CARRY(c, s->map.east[card], -ROOM_CARDS, ROOM_CARDS);
        CARRY(c, s->map.north[card], -ROOM_CARDS, ROOM_CARDS);
    }
}

static void carry_turn(Cursor *c, Turn *turn, int seats)
{
    int32_t rooms = (1 << ROOMS) - 1;
    CARRY(c, turn->seat, 0, seats - 1);
    CARRY(c, turn->ap, 0, INT16_MAX / 2);
    CARRY(c, turn->first, 0, 1);
    CARRY(c, turn->marked, 0, 1);
    CARRY(c, turn->relief, 0, 1);
    CARRY(c, turn->barred, 0, 1);
    CARRY(c, turn->terminal, 0, 1);
    CARRY(c, turn->healed, 0, 1);
    CARRY(c, turn->run, NO_RUN, 1);
    for (int role = 0; role < 2; role++) {
        CARRY(c, turn->traded[role], 0, rooms);
        CARRY(c, turn->grenades[role], 0, rooms);
    }
    CARRY(c, turn->attacked, 0, rooms);
    CARRY(c, turn->ran, 0, rooms);
}

_Static_assert(FRAME_FIELDS == 15, "carry_frame names every field of a frame");

static void carry_frame(Cursor *c, Frame *frame, int seats)
{
    CARRY(c, frame->kind, 0, FRAMES - 1);
    CARRY(c, frame->seat, 0, seats - 1);
    CARRY(c, frame->who, 0, 1);
    CARRY(c, frame->room, frame->kind == FRAME_CHOOSE_PLACE ? NOWHERE : 0, ROOMS - 1);
    CARRY(c, frame->partner, 0, seats - 1);
    CARRY(c, frame->given, NO_CARD, CARD_KINDS - 1);
    CARRY(c, frame->returned, NO_CARD, CARD_KINDS - 1);
    CARRY(c, frame->user, 0, 2 * seats - 1);
    CARRY(c, frame->remedy, 0, REMEDY_FIRST_AID);
    CARRY(c, frame->left, 0, INT8_MAX);
    CARRY(c, frame->first, NO_CHARACTER, 2 * seats - 1);
    CARRY(c, frame->card, 0, ROOM_CARDS - 1);
    CARRY(c, frame->after_phase, 0, 1);
    CARRY(c, frame->weapon, 0, WEAPON_PARASITES);
    CARRY(c, frame->by, NOBODY, seats - 1);
    CARRY(c, frame->function, 0, FUNCTION_REVEAL);
}

static void carry_agenda(Cursor *c, State *s)
{
    CARRY(c, s->frames, 0, AGENDA_MOST / 2);
    for (int place = 0; place < s->frames; place++)
        carry_frame(c, &s->agenda[place], s->seats);
    CARRY(c, s->wounds.hits, 0, CHARACTERS_MOST);
    for (int hit = 0; hit < s->wounds.hits; hit++) {
        CARRY(c, s->wounds.character[hit], 0, 2 * s->seats - 1);
        CARRY(c, s->wounds.points[hit], 0, INT8_MAX);
    }
    CARRY(c, s->wounds.answers, 0, s->seats);
    for (int answer = 0; answer < s->wounds.answers; answer++)
        CARRY(c, s->wounds.answered[answer], 0, s->seats - 1);
}

/* Numbers dictated for a roll are 0 to 3, for a team search 0 or 1; a shuffle takes none. */
static const int32_t DICTATED[STREAMS] = {1, 3, 0};

static void carry_state(Cursor *c, State *s)
{
    carry_table(c, s);
    carry_players(c, s);
    carry_board(c, s);
    carry_turn(c, &s->turn, s->seats);
    carry_agenda(c, s);
    carry_dice(c, &s->dice, DICTATED);
}

int write_state(const State *s, int32_t out[STREAM_MOST])
{
    State same = *s;
    Cursor cursor = {.out = out, .most = STREAM_MOST};
    carry_state(&cursor, &same);
    return cursor.is_wrong ? 0 : cursor.count;
}

int read_state(State *s, const int32_t *numbers, int count)
{
    Cursor cursor = {.in = numbers, .most = count};
    carry_state(&cursor, s);
    if (cursor.is_wrong || cursor.count != count)
        return 0;
    return is_possible(s);
}
