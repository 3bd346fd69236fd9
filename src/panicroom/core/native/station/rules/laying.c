/* Laying an exploration card, however it came up: MAP, HIVE-3, HIVE-4, and the choice of its
   place (EXPLORE-2). */
#include <string.h>

#include "../rules.h"

static void offer_places_anywhere(const State *s, int card, Options *out)
{
    Turns turns = map_turns(&s->map, card);
    for (int place = 0; place < s->map.free_cells; place++) {
        const FreeCell *cell = &s->map.free_cell[place];
        for (int turn = 0; turn < turns.count; turn++)
            if (map_fits_in(cell, card, turns.quarter[turn]))
                offer_action(out, VERB_LAY, cell->east, cell->north, turns.quarter[turn]);
    }
}

static void offer_places_at(const State *s, int card, int room, Options *out)
{
    Turns turns = map_turns(&s->map, card);
    for (int direction = 0; direction < 4; direction++) {
        if (!map_has_free_doorway(&s->map, room, direction))
            continue;
        const FreeCell *cell = map_free_cell(&s->map, CARD_OF[room], direction);
        for (int turn = 0; turn < turns.count; turn++)
            if (map_fits_in(cell, card, turns.quarter[turn])) /* EXPLORE-1 */
                offer_action(out, VERB_LAY, cell->east, cell->north, turns.quarter[turn]);
    }
}

void offer_places(const State *s, const Frame *frame, Options *out)
{
    if (frame->room == NOWHERE)
        offer_places_anywhere(s, frame->card, out);
    else
        offer_places_at(s, frame->card, frame->room, out);
}

void do_lay(State *s, int seat, int east, int north, int quarter)
{
    lay(s, seat, pop(s).card, east, north, quarter);
}

/* HIVE-3: the Hive is still to come, and no card left fits anywhere. */
static int hive_is_blocked(const State *s)
{
    if (!memchr(s->explore, ROOM_HIVE, s->unexplored)) /* HIVE-3 */
        return 0;
    for (int place = s->unexplored; place--;)
        if (map_fits_somewhere(&s->map, s->explore[place]))
            return 0;
    return 1;
}

static void take_from_deck(State *s, int card)
{
    uint8_t *found = memchr(s->explore, card, s->unexplored);
    s->unexplored--;
    memmove(found, found + 1, (size_t)(s->explore + s->unexplored - found));
}

void lay(State *s, int seat, int card, int east, int north, int quarter)
{
    map_lay(&s->map, card, east, north, quarter);
    take_from_deck(s, card);
    TELL(s, EVENT_ROOM_LAID, seat, card, east, north, quarter);
    if (card == ROOM_HIVE) /* HIVE-4 */
        hold_scan(s);
    if (is_over(s))
        return;
    int humans_win = s->rulings.hive_blocked_winner == HIVE_BLOCKED_WINNER_HUMANS;
    if (hive_is_blocked(s)) /* HIVE-3 */
        finish(s, ENDING_HIVE_BLOCKED, humans_win ? SIDE_HUMANS : SIDE_INFECTED);
    else if (s->unexplored)
        TELL(s, EVENT_NEXT_ROOM_SHOWN, top_room(s));
}
