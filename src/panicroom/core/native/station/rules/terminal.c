/* The terminal: TERMINAL-1 to TERMINAL-4. */
#include "../rules.h"

static int may_reveal(const State *s)
{
    if (s->rulings.reveal_limit == REVEAL_LIMIT_ROUND && s->revealed) /* TERMINAL-4 */
        return 0;
    return may_explore(s);
}

void offer_terminal(const State *s, int who, int room, Options *out)
{
    if (ROOM_ICON[room] != ICON_TERMINAL || s->turn.terminal) /* TERMINAL-1 */
        return;
    offer_action(out, VERB_TERMINAL, who, FUNCTION_SCAN, 0);
    offer_action(out, VERB_TERMINAL, who, FUNCTION_DOORS, 0);
    if (may_reveal(s))
        offer_action(out, VERB_TERMINAL, who, FUNCTION_REVEAL, 0);
}

/* The ruling terminal_alarm: a red side, or a terminal used before by anyone. */
static int is_alarmed(const State *s, int card)
{
    uint32_t alarmed = s->rulings.terminal_alarm == TERMINAL_ALARM_REUSE ? s->used : s->red;
    return alarmed >> card & 1; /* TERMINAL-1 */
}

/* In order: AP, function chosen, alarm, function, a black side turned red. */
void do_terminal(State *s, int seat, int who, int function)
{
    int room = s->rooms[character_of(seat, who)], card = CARD_OF[room];
    Frame frame = {.kind = FRAME_RUN_FUNCTION, .seat = (int8_t)seat, .room = (int8_t)room};
    pay(s);
    push(s, (Frame){.kind = FRAME_TURN_RED, .card = (int8_t)card});
    frame.function = (int8_t)function;
    push(s, frame);
    if (is_alarmed(s, card))
        push(s, (Frame){.kind = FRAME_SPAWN, .seat = (int8_t)seat, .room = (int8_t)room});
    s->turn.terminal = 1;   /* TERMINAL-1 */
    s->used |= 1u << card;  /* TERMINAL-1 */
    TELL(s, EVENT_TERMINAL_USED, seat, who, room, function);
}

/* TERMINAL-4: the visible card anywhere, with the relief of EXPLORE-4 and HIVE-2. */
static void reveal(State *s, int seat)
{
    Frame frame = {.kind = FRAME_CHOOSE_PLACE, .seat = (int8_t)seat, .room = NOWHERE};
    s->revealed = 1; /* TERMINAL-4 */
    frame.card = (int8_t)top_room(s);
    if (map_fits_somewhere(&s->map, frame.card)) /* TERMINAL-4 */
        push(s, frame);
    else
        try_next(s, seat, NOWHERE);
}

void step_function(State *s, Frame frame)
{
    if (frame.function == FUNCTION_SCAN) {
        hold_scan(s); /* TERMINAL-2 */
    } else if (frame.function == FUNCTION_DOORS) {
        s->doors_open = 1; /* TERMINAL-3 */
        TELL(s, EVENT_DOORS_OPENED, frame.seat);
    } else {
        reveal(s, frame.seat);
    }
}
