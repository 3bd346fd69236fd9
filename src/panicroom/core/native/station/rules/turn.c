/* Rounds and turns: ROUND-1, ROUND-2, TURN-1 to TURN-3. */
#include "../rules.h"

static void pass_marker(State *s, int seat, int is_due)
{
    s->marker = (int8_t)seat;
    s->marker_due = (uint8_t)is_due;
    TELL(s, EVENT_MARKER_PASSED, seat, is_due);
}

/* ROUND-1: a due marker brings the Parasite Phase first. */
void start_turn(State *s, int seat)
{
    if (s->marker != seat || !s->marker_due) { /* ROUND-1 */
        push(s, (Frame){.kind = FRAME_BEGIN_TURN, .seat = (int8_t)seat});
        return;
    }
    if (s->rulings.round_limit && s->round >= s->rulings.round_limit) { /* WIN-6 */
        hold_last_scan(s);
        return;
    }
    push(s, (Frame){.kind = FRAME_PASS_MARKER, .seat = (int8_t)seat});
    begin_phase(s, seat);
}

/* ROUND-2: if its holder died in this very phase, the next player takes the turn. */
void step_pass_marker(State *s, Frame frame)
{
    int seat = frame.seat;
    if (!is_alive(s, seat)) /* ROUND-2 */
        seat = next_living(s, seat);
    pass_marker(s, next_living(s, seat), 0); /* ROUND-1 */
    push(s, (Frame){.kind = FRAME_BEGIN_TURN, .seat = (int8_t)seat, .after_phase = 1});
}

/* TURN-2: 2 AP with 3 or 4 health, 1 AP with 1 or 2. */
static int action_points(int health)
{
    return (health + 1) / 2; /* TURN-2 */
}

/* TURN-1: characters that are not yet on the map come into the Reactor. */
void step_begin_turn(State *s, Frame frame)
{
    int seat = frame.seat, ap = 0, arrives = 0;
    for (int character = 2 * seat; character < 2 * seat + 2; character++) {
        ap += action_points(s->health[character]);
        arrives |= s->health[character] && s->rooms[character] == NOWHERE;
    }
    /* A last survivor who has just passed the marker to itself did not begin the turn with it. */
    int marked = s->marker == seat && !frame.after_phase; /* ROUND-2 */
    s->turn = (Turn){.seat = (int8_t)seat, .ap = (int16_t)ap, .run = NO_RUN};
    s->turn.first = (uint8_t)arrives;
    s->turn.marked = (uint8_t)marked;
    for (int character = 2 * seat; arrives && character < 2 * seat + 2; character++)
        if (s->health[character])
            s->rooms[character] = ROOM_REACTOR; /* TURN-1 */
    TELL(s, EVENT_TURN_BEGAN, seat, ap, arrives, marked);
    push(s, (Frame){.kind = FRAME_TAKE_TURN, .seat = (int8_t)seat});
}

/* TURN-3: whenever nothing is owed; the first turn's search is asked for elsewhere. */
void end_turn(State *s)
{
    int seat = s->turn.seat;
    if (s->turn.marked && s->marker == seat) /* ROUND-2 */
        s->marker_due = 1;
    TELL(s, EVENT_TURN_ENDED, seat);
    s->frames = 0;
    start_turn(s, next_living(s, seat));
}

/* ROUND-2: outside the phase the marker of the eliminated goes on as it is. */
void pass_marker_of_the_dead(State *s, int seat)
{
    if (s->marker == seat && !is_on_agenda(s, FRAME_PASS_MARKER)) /* ROUND-2 */
        pass_marker(s, next_living(s, seat), s->marker_due);
}
