/* The turn: placing (PTURN-1) and the detector (PTURN-3). */
#include "../rules.h"

/* A face-down manor of an opponent. */
static int is_hidden(const State *s, int seat, int manor)
{
    return !s->up[manor] && owner_of(manor) != seat; /* PTURN-3 */
}

static int has_hidden(const State *s, int seat)
{
    for (int manor = 0; manor < manors(s); manor++)
        if (is_hidden(s, seat, manor))
            return 1;
    return 0;
}

static void offer_places(const State *s, int kind, Options *out)
{
    for (int manor = 0; manor < manors(s); manor++)
        if (!is_full(s, manor)) /* PTURN-1 */
            offer_action(out, VERB_PLACE, kind, manor, 0);
}

/* Placing is an obligation: there is no option to pass (PTURN-1). The detector detects first, as
   long as there is something to detect (PTURN-3). */
void offer_turn(const State *s, int seat, Options *out)
{
    int detects = s->hand[seat][HUNTER_DETECTOR] && has_hidden(s, seat); /* PTURN-3 */
    for (int manor = 0; detects && manor < manors(s); manor++)
        if (is_hidden(s, seat, manor))
            offer_action(out, VERB_DETECT, manor, 0, 0);
    for (int kind = 0; kind < HUNTER_KINDS; kind++)
        if (s->hand[seat][kind] && !(kind == HUNTER_DETECTOR && detects)) /* PTURN-1, PTURN-3 */
            offer_places(s, kind, out);
}

void offer_detector(const State *s, int seat, Options *out)
{
    if (s->hand[seat][HUNTER_DETECTOR]) /* or nothing is offered, and such a state is refused */
        offer_places(s, HUNTER_DETECTOR, out);
}

/* PTURN-3: the manor is turned before the detector is placed. */
void do_detect(State *s, int seat, int manor)
{
    pop(s);
    turn_manor(s, manor);
    push(s, (Frame){.kind = FRAME_PLACE_DETECTOR, .seat = (int8_t)seat});
}

void do_place(State *s, int seat, int kind, int manor)
{
    pop(s);
    place_hunter(s, seat, kind, manor);
    push(s, (Frame){.kind = FRAME_NEXT_TURN, .seat = (int8_t)seat});
    push(s, (Frame){
                .kind = FRAME_GO_ON,
                .seat = (int8_t)seat,
                .manor = (int8_t)manor,
                .placed = (int8_t)hunter_of(seat, kind),
                .may_send = 1,
                .may_call = kind == HUNTER_CALL, /* PTURN-4 */
                .called = NONE,
                .sent = NONE,
                .sent_to = NONE,
            });
}

/* PTURN-1: clockwise; PEND-1: until every hunter has been placed. */
void step_next_turn(State *s, Frame frame)
{
    for (int step = 1; step <= s->seats; step++) {
        int seat = (frame.seat + step) % s->seats;
        if (hand_size(s, seat)) { /* PEND-1 */
            push(s, (Frame){.kind = FRAME_TAKE_TURN, .seat = (int8_t)seat});
            return;
        }
    }
    score_game(s); /* PEND-1 */
}
