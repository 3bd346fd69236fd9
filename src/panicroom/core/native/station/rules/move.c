/* Move and run: MOVE-1, DOOR-1, RUN-1. */
#include "../rules.h"

/* MOVE-1: a passage into a room that is there; DOOR-1: a closed one is closed. */
void offer_moves(const State *s, int seat, int who, int room, Options *out)
{
    const int8_t *ways = ways_of(s, seat, room);
    for (int direction = 0; direction < 4; direction++)
        if (ways[direction] != NOWHERE) /* MOVE-1, DOOR-1 */
            offer_action(out, VERB_MOVE, who, direction, 0);
}

/* RUN-1: not into a room that this chain of free moves has run through. */
void offer_runs(const State *s, int seat, Options *out)
{
    int who = s->turn.run, room = s->rooms[character_of(seat, who)];
    if (room == NOWHERE)
        return;
    const int8_t *ways = ways_of(s, seat, room);
    for (int direction = 0; direction < 4; direction++)
        if (ways[direction] != NOWHERE && !(s->turn.ran >> ways[direction] & 1)) /* RUN-1 */
            offer_action(out, VERB_RUN, who, direction, 0);
}

static void go(State *s, int seat, int who, int direction, int is_free)
{
    int character = character_of(seat, who);
    int room = s->map.ways[s->rooms[character]][direction];
    s->rooms[character] = (int8_t)room;
    TELL(s, EVENT_CHARACTER_MOVED, seat, who, room, is_free);
    enter(s, seat, who, room);
}

void do_move(State *s, int seat, int who, int direction)
{
    pay(s);
    go(s, seat, who, direction, 0);
}

/* The chance is used up; where it leads there may be another. */
void do_run(State *s, int seat, int who, int direction)
{
    s->turn.ran |= 1u << s->rooms[character_of(seat, who)]; /* RUN-1 */
    s->turn.run = NO_RUN;                                   /* RUN-1 */
    go(s, seat, who, direction, 1);
}
