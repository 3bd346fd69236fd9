/* What a seat sees, as bytes: research/station/tensor.py and board.py. A thing that the seat may
   not know is asked for in one place each, `is_open` and `is_own`. */
#include <string.h>

#include "../kernel/sheet.h"
#include "encoding.h"
#include "seen_from.h"
#include "tensor.h"

#define CENTER ROOM_CARDS

static int has(uint32_t bits, int place) { return (int)(bits >> place & 1); }

static void put_card(Sheet *sheet, const State *s, int card)
{
    int quarter = s->map.quarter[card], is_laid = quarter != NOT_LAID;
    put_one(sheet, 4, quarter);
    put(sheet, is_laid ? CENTER + s->map.east[card] : 0);
    put(sheet, is_laid ? CENTER + s->map.north[card] : 0);
    put(sheet, has(s->red, card));
    put(sheet, has(s->used, card));
    put(sheet, card == top_room(s));
    sheet->next += FACE_FLIPPED + 1 + CHARACTERS_MOST;
}

static void put_notes(Sheet *sheet, const Turn *turn, int room)
{
    for (int role = 0; role < 2; role++)
        put(sheet, has(turn->traded[role], room));
    for (int role = 0; role < 2; role++)
        put(sheet, has(turn->grenades[role], room));
    put(sheet, has(turn->attacked, room));
    put(sheet, has(turn->ran, room));
}

/* Parasites and characters are written where they stand. */
static void put_pieces(const State *s, int viewer, uint8_t *rooms)
{
    uint8_t *faces = rooms + 9, *pieces = faces + FACE_FLIPPED + 1;
    for (int place = 0; place < s->parasites; place++)
        faces[ROOM_BYTES * s->parasite[place].room + s->parasite[place].face]++;
    for (int character = 0; character < 2 * s->seats; character++)
        if (s->rooms[character] != NOWHERE)
            pieces[ROOM_BYTES * s->rooms[character] + piece_of(s, viewer, character)] = 1;
}

static void put_rooms(Sheet *sheet, const State *s, int viewer)
{
    put_pieces(s, viewer, sheet->next);
    for (int room = 0; room < ROOMS; room++) {
        put_card(sheet, s, CARD_OF[room]);
        put_notes(sheet, &s->turn, room);
    }
}

static void put_hand(Sheet *sheet, const State *s, int viewer, int seat)
{
    for (int card = 0; card < CARD_KINDS; card++)
        if (s->hand[seat][card])
            sheet->next[kind_of(s, viewer, card)] = s->hand[seat][card];
}

/* VARIANT-2: a Host out of infection cards is told whether it has infected anybody. */
static int asks_success(const State *s, int seat)
{
    return s->rulings.host_card_infects && s->host == seat && !s->hand[seat][infection_of(seat)];
}

static void put_player(Sheet *sheet, const State *s, int viewer, int seat)
{
    int is_open = is_over(s) || seat == viewer;
    put(sheet, 1);
    for (int role = 0; role < 2; role++)
        put(sheet, s->health[character_of(seat, role)]);
    for (int card = 0; card < SEARCH_KINDS; card++)
        put(sheet, s->table[seat][card]);
    for (int card = 0; card < AMMO_CARDS; card++)
        put(sheet, card < s->ammo[seat] ? s->bullets[seat][card] : 0);
    put(sheet, s->hand_size[seat]);
    if (is_open)
        put_hand(sheet, s, viewer, seat);
    sheet->next += CARD_KINDS;
    put_fact(sheet, is_open, is_infected(s, seat));
    put_fact(sheet, is_open, s->host == seat);
    put_fact(sheet, is_open && asks_success(s, seat), has_infected(s, seat));
}

static void put_players(Sheet *sheet, const State *s, int viewer)
{
    for (int offset = 0; offset < s->seats; offset++)
        put_player(sheet, s, viewer, seat_at(s, viewer, offset));
    sheet->next += (MOST_SEATS - s->seats) * PLAYER_BYTES;
}

static void put_table(Sheet *sheet, const State *s, int viewer)
{
    put(sheet, s->seats);
    put(sheet, s->round);
    put_one(sheet, MOST_SEATS, offset_of(s, viewer, s->marker));
    put(sheet, s->marker_due);
    put(sheet, s->doors_open);
    put(sheet, s->revealed);
    put(sheet, s->unexplored);
    put(sheet, s->searches);
    for (int place = 0; place < s->discarded; place++)
        sheet->next[s->discards[place]]++;
    sheet->next += SEARCH_KINDS;
}

static void put_turn(Sheet *sheet, const State *s, int viewer)
{
    const Turn *turn = &s->turn;
    put_one(sheet, MOST_SEATS, offset_of(s, viewer, turn->seat));
    put(sheet, turn->ap);
    put(sheet, turn->first);
    put(sheet, turn->marked);
    put(sheet, turn->relief);
    put(sheet, turn->barred);
    put(sheet, turn->terminal);
    put(sheet, turn->healed);
    put_one(sheet, 2, turn->run);
}

static void put_ending(Sheet *sheet, const State *s, int viewer)
{
    put_one(sheet, ENDINGS, s->ending);
    put_one(sheet, SIDES, is_over(s) ? s->side : NOT_OVER);
    for (int offset = 0; offset < s->seats; offset++)
        put(sheet, is_over(s) && has(s->winners, seat_at(s, viewer, offset)));
    sheet->next += MOST_SEATS - s->seats;
}

void observe(const State *s, int viewer, uint8_t *out)
{
    int16_t rulings[RULINGS];
    Sheet sheet = {out};
    memset(out, 0, TENSOR);
    put_rooms(&sheet, s, viewer);
    put_players(&sheet, s, viewer);
    put_table(&sheet, s, viewer);
    put_turn(&sheet, s, viewer);
    put_frame(&sheet, s, viewer);
    put_wounds(&sheet, s, viewer);
    put_ending(&sheet, s, viewer);
    memcpy(rulings, &s->rulings, sizeof rulings);
    for (int ruling = 0; ruling < RULINGS; ruling++)
        put(&sheet, rulings[ruling]);
}
