/* The rooms and the players of an observation: research/station/board.py. A thing that the seat may
   not know is written in one place, `put_secrets`. */
#include "encoding.h"
#include "seen_from.h"
#include "tensor.h"

#define CENTER ROOM_CARDS

/* Where things stand in the bytes of a room. Most of them are 0, so only the others are written. */
enum {
    IN_QUARTER = 0,
    IN_EAST = IN_QUARTER + 4,
    IN_NORTH,
    IN_RED,
    IN_USED,
    IN_NEXT,
    IN_FACES,
    IN_PIECES = IN_FACES + FACE_FLIPPED + 1,
    IN_TRADED = IN_PIECES + CHARACTERS_MOST,
    IN_GRENADES = IN_TRADED + 2,
    IN_ATTACKED = IN_GRENADES + 2,
    IN_RAN,
};
_Static_assert(IN_RAN + 1 == ROOM_BYTES, "every byte of a room has its place");

static void put_card(const Map *map, int card, uint8_t *at)
{
    if (map->quarter[card] == NOT_LAID)
        return;
    at[IN_QUARTER + map->quarter[card]] = 1;
    at[IN_EAST] = (uint8_t)(CENTER + map->east[card]);
    at[IN_NORTH] = (uint8_t)(CENTER + map->north[card]);
}

/* 1 in every room that is noted. */
static void mark_rooms(uint8_t *rooms, uint32_t noted, int in)
{
    for (; noted; noted &= noted - 1)
        rooms[ROOM_BYTES * __builtin_ctz(noted) + in] = 1;
}

/* The same for cards: both rooms of a card are marked. */
static void mark_cards(uint8_t *rooms, uint32_t noted, int in)
{
    for (; noted; noted &= noted - 1) {
        int card = __builtin_ctz(noted);
        rooms[ROOM_BYTES * card + in] = 1;
        if (LOWER_ROOM[card] != NOWHERE)
            rooms[ROOM_BYTES * LOWER_ROOM[card] + in] = 1;
    }
}

static void put_notes(uint8_t *rooms, const Turn *turn)
{
    for (int role = 0; role < 2; role++) {
        mark_rooms(rooms, turn->traded[role], IN_TRADED + role);
        mark_rooms(rooms, turn->grenades[role], IN_GRENADES + role);
    }
    mark_rooms(rooms, turn->attacked, IN_ATTACKED);
    mark_rooms(rooms, turn->ran, IN_RAN);
}

static void put_pieces(const State *s, int viewer, uint8_t *rooms)
{
    for (int place = 0; place < s->parasites; place++)
        rooms[ROOM_BYTES * s->parasite[place].room + IN_FACES + s->parasite[place].face]++;
    for (int character = 0; character < 2 * s->seats; character++)
        if (s->rooms[character] != NOWHERE)
            rooms[ROOM_BYTES * s->rooms[character] + IN_PIECES + piece_of(s, viewer, character)] = 1;
}

Sheet put_rooms(Sheet sheet, const State *s, int viewer)
{
    uint8_t *rooms = sheet.next;
    for (int room = 0; room < ROOMS; room++)
        put_card(&s->map, CARD_OF[room], rooms + ROOM_BYTES * room);
    mark_cards(rooms, s->red, IN_RED);
    mark_cards(rooms, s->used, IN_USED);
    if (s->unexplored)
        mark_cards(rooms, 1u << top_room(s), IN_NEXT);
    put_pieces(s, viewer, rooms);
    put_notes(rooms, &s->turn);
    sheet.next += ROOMS * ROOM_BYTES;
    return sheet;
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

#define SECRET_BYTES (CARD_KINDS + 3 * 2)

static void put_secrets(Sheet *sheet, const State *s, int viewer, int seat)
{
    put_hand(sheet, s, viewer, seat);
    sheet->next += CARD_KINDS;
    put_fact(sheet, 1, is_infected(s, seat));
    put_fact(sheet, 1, s->host == seat);
    put_fact(sheet, asks_success(s, seat), has_infected(s, seat));
}

static void put_player(Sheet *sheet, const State *s, int viewer, int seat)
{
    int is_open = is_over(s) || seat == viewer;
    put(sheet, 1);
    for (int role = 0; role < 2; role++)
        put(sheet, s->health[character_of(seat, role)]);
    put_bytes(sheet, s->table[seat], SEARCH_KINDS);
    for (int card = 0; card < s->ammo[seat]; card++)
        sheet->next[card] = s->bullets[seat][card];
    sheet->next += AMMO_CARDS;
    put(sheet, s->hand_size[seat]);
    if (is_open)
        put_secrets(sheet, s, viewer, seat);
    else
        sheet->next += SECRET_BYTES;
}

Sheet put_players(Sheet sheet, const State *s, int viewer)
{
    for (int offset = 0; offset < s->seats; offset++)
        put_player(&sheet, s, viewer, seat_at(s, viewer, offset));
    sheet.next += (MOST_SEATS - s->seats) * PLAYER_BYTES;
    return sheet;
}
