/* Entering a room: ENTER-1 to ENTER-3, and the chance to run on (RUN-1). */
#include "../rules.h"

/* ENTER-1: the parasite comes before anything else. */
void enter(State *s, int seat, int who, int room)
{
    Frame frame = {.kind = FRAME_MEET, .seat = (int8_t)seat, .who = (int8_t)who};
    frame.room = (int8_t)room;
    push(s, frame);
    if (ROOM_ICON[room] == ICON_PARASITE) /* ENTER-1 */
        push(s, (Frame){.kind = FRAME_SPAWN, .seat = (int8_t)seat, .room = (int8_t)room});
}

/* The ruling grenade_spares: the character that threw it, or both of its player's. */
static int is_spared_by_grenade(const State *s, int who, int room)
{
    uint32_t thrown = s->turn.grenades[who];
    if (s->rulings.grenade_spares == GRENADE_SPARES_PLAYER) /* ENTER-2 */
        thrown = s->turn.grenades[0] | s->turn.grenades[1];
    return thrown >> room & 1;
}

/* ENTER-2: not in the Reactor, not after a trade here, not after a grenade. */
static int must_meet(const State *s, int who, int room)
{
    if (room == ROOM_REACTOR) /* TRADE-1 */
        return 0;
    if (s->turn.traded[who] >> room & 1) /* TRADE-1 */
        return 0;
    return !is_spared_by_grenade(s, who, room);
}

void step_meet(State *s, Frame frame)
{
    int others = are_others_in(s, frame.seat, frame.room);
    if (others && must_meet(s, frame.who, frame.room)) { /* ENTER-2 */
        frame.kind = FRAME_SETTLE_ENCOUNTER;
        push(s, frame);
    }
    if (!others && ROOM_ICON[frame.room] == ICON_RUN) /* RUN-1 */
        s->turn.run = frame.who;
}

/* ENTER-2: a trade, an attack on those met, or zero-AP items first; nothing else. */
int is_offered_in_encounter(const State *s, const Frame *frame, uint32_t id)
{
    int verb = verb_of(id), target;
    if (verb == VERB_TRADE || verb == VERB_LAY_DOWN || verb == VERB_BOOST) /* ENTER-2 */
        return 1;
    target = field_of(id, verb == VERB_STAB ? 1 : 0);
    return target < FIRST_SWARM && s->rooms[target] == frame->room; /* ENTER-2 */
}

/* ENTER-2: an attack settles this entry, for everyone in the room. */
void settle_by_attack(State *s)
{
    if (top_kind(s) == FRAME_SETTLE_ENCOUNTER) /* ENTER-2 */
        pop(s);
}
