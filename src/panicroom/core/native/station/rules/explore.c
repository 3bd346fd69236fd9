/* Explore: EXPLORE-1 to EXPLORE-5, and the cards that fit nowhere (HIVE-2). */
#include <string.h>

#include "../rules.h"

/* What allows exploring and Reveal alike, wherever one stands. */
int may_explore(const State *s)
{
    int card = top_room(s);
    if (card == NOWHERE || s->turn.barred) /* EXPLORE-5, EXPLORE-4 */
        return 0;
    return !s->turn.relief || card == ROOM_HIVE || map_fits_somewhere(&s->map, card); /* EXPLORE-4 */
}

/* Asked once `may_explore` has found nothing against it, the same for both roles. */
void offer_explore(const State *s, int who, int room, Options *out)
{
    int card = top_room(s);
    if (!map_fits_somewhere(&s->map, card)) { /* EXPLORE-4, HIVE-2 */
        offer_action(out, VERB_TRY_NEXT, who, 0, 0);
        return;
    }
    Turns turns = map_turns(&s->map, card);
    for (int direction = 0; direction < 4; direction++) {
        if (!map_has_free_doorway(&s->map, room, direction)) /* EXPLORE-1 */
            continue;
        const FreeCell *cell = map_free_cell(&s->map, CARD_OF[room], direction);
        for (int turn = 0; turn < turns.count; turn++)
            if (map_fits_in(cell, card, turns.quarter[turn])) /* EXPLORE-3 */
                offer_action(out, VERB_EXPLORE, who, direction, turns.quarter[turn]);
    }
}

void do_explore(State *s, int seat, int who, int direction, int quarter)
{
    int below = CARD_OF[s->rooms[character_of(seat, who)]];
    pay(s);
    lay(s, seat, top_room(s), s->map.east[below] + EAST_OF[direction],
        s->map.north[below] + NORTH_OF[direction], quarter);
}

void do_try_next(State *s, int seat, int who)
{
    pay(s);
    try_next(s, seat, s->rooms[character_of(seat, who)]);
}

static int fits_at(const State *s, int card, int room)
{
    if (room == NOWHERE)
        return map_fits_somewhere(&s->map, card);
    return map_fits_at_room(&s->map, card, room);
}

static void choose_place(State *s, int seat, int card, int room)
{
    Frame frame = {.kind = FRAME_CHOOSE_PLACE, .seat = (int8_t)seat};
    frame.card = (int8_t)card;
    frame.room = (int8_t)room;
    push(s, frame);
}

/* The card goes under the exploration deck. */
static void bury_room(State *s, int card)
{
    uint8_t *found = memchr(s->explore, card, s->unexplored);
    memmove(s->explore + 1, s->explore, (size_t)(found - s->explore));
    s->explore[0] = (uint8_t)card;
    TELL(s, EVENT_ROOM_BURIED, card);
}

/* HIVE-2: the card under the Hive is laid here, stays, or goes under the deck. */
static void look_under_hive(State *s, int seat, int room)
{
    if (s->unexplored < 2)
        return;
    int card = s->explore[s->unexplored - 2];
    TELL(s, EVENT_ROOM_UNDER_HIVE_SHOWN, card);
    if (fits_at(s, card, room)) /* HIVE-2 */
        choose_place(s, seat, card, room);
    else if (!map_fits_somewhere(&s->map, card)) /* HIVE-2 */
        bury_room(s, card);
}

/* The visible card fits nowhere: the one after it, at the room or (NOWHERE) anywhere. */
void try_next(State *s, int seat, int room)
{
    if (top_room(s) == ROOM_HIVE) {
        look_under_hive(s, seat, room);
        return;
    }
    s->turn.relief = 1;         /* EXPLORE-4 */
    bury_room(s, top_room(s));  /* EXPLORE-4 */
    TELL(s, EVENT_NEXT_ROOM_SHOWN, top_room(s));
    if (fits_at(s, top_room(s), room)) /* EXPLORE-4 */
        choose_place(s, seat, top_room(s), room);
    else if (s->rulings.failed_explore == FAILED_EXPLORE_BARS_TURN) /* EXPLORE-4 */
        s->turn.barred = 1;
}
