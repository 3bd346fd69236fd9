#include "options.h"

#include "rules.h"

static const Frame *top_frame(const State *s) { return &s->agenda[s->frames - 1]; }

/* A step executes a frame; a frame without one is a decision that somebody owes. */
typedef void (*Step)(State *, Frame);

static const Step STEPS[FRAMES] = {
    [FRAME_BEGIN_TURN] = step_begin_turn,   [FRAME_PASS_MARKER] = step_pass_marker,
    [FRAME_WOUNDS] = step_wounds,           [FRAME_SECOND_SHOT] = step_second_shot,
    [FRAME_MEET] = step_meet,               [FRAME_SPAWN] = step_spawn,
    [FRAME_DRAW] = step_draw,               [FRAME_TEAM_DRAW] = step_team_draw,
    [FRAME_TURN_RED] = step_turn_red,       [FRAME_RUN_FUNCTION] = step_function,
};

static void settle(State *s)
{
    while (s->frames && STEPS[top_kind(s)]) {
        Frame frame = pop(s);
        STEPS[frame.kind](s, frame);
    }
}

void begin(State *s, int seats)
{
    set_up(s, seats);
    settle(s);
}

int owed(const State *s, int8_t seats[ASKED_MOST])
{
    int count = 0;
    if (is_over(s))
        return 0;
    const Frame *frame = top_frame(s);
    if (frame->kind != FRAME_CHOOSE_TRADE_CARDS) {
        seats[count++] = frame->seat;
        return count;
    }
    if (frame->given == NO_CARD)
        seats[count++] = frame->seat;
    if (frame->returned == NO_CARD)
        seats[count++] = frame->partner;
    return count;
}

int owes(const State *s, int seat)
{
    int8_t seats[ASKED_MOST];
    int count = owed(s, seats);
    return (count > 0 && seats[0] == seat) || (count > 1 && seats[1] == seat);
}

static void offer_for(const State *s, int seat, int who, int room, int explores, Options *out)
{
    offer_moves(s, seat, who, room, out);
    if (explores)
        offer_explore(s, who, room, out);
    offer_search(s, seat, who, room, out);
    offer_terminal(s, who, room, out);
    offer_sick_bay(s, seat, who, room, out);
    offer_stabs(s, seat, who, room, out);
    offer_grenades(s, seat, who, room, out);
    offer_items(s, seat, who, room, out);
    offer_burn(s, seat, who, out);
}

/* The turn as the rulebook lists it, character by character. */
static void offer_turn(const State *s, int seat, Options *out)
{
    if (s->turn.run != NO_RUN)
        offer_runs(s, seat, out);
    if (s->turn.ap > 0) { /* TURN-5 */
        int explores = may_explore(s);
        for (int who = 0; who < 2; who++) {
            int room = s->rooms[character_of(seat, who)];
            if (room != NOWHERE) /* DEATH-1 */
                offer_for(s, seat, who, room, explores, out);
        }
        offer_fire(s, seat, out);
    }
    offer_free_items(s, seat, out);
    offer_action(out, VERB_END_TURN, 0, 0, 0);
}

/* ENTER-3: without AP or means to attack only the trade is left. */
static void offer_encounter(const State *s, int seat, const Frame *frame, Options *out)
{
    int kept = 0;
    offer_trades(s, seat, frame, out);
    if (s->turn.ap > 0) { /* ENTER-3 */
        offer_stabs(s, seat, frame->who, frame->room, out);
        if (frame->who == ROLE_ANDROID)
            offer_fire(s, seat, out);
    }
    offer_free_items(s, seat, out);
    for (int place = 0; place < out->count; place++)
        if (is_offered_in_encounter(s, frame, out->id[place]))
            out->id[kept++] = out->id[place];
    out->count = kept;
}

static void offer_answers(const State *s, int seat, const Frame *frame, Options *out)
{
    switch (frame->kind) {
    case FRAME_TAKE_TURN: offer_turn(s, seat, out); break;
    case FRAME_SETTLE_ENCOUNTER: offer_encounter(s, seat, frame, out); break;
    case FRAME_CHOOSE_TRADE_CARDS: offer_cards(s, seat, out); break;
    case FRAME_ANSWER_WOUNDS: offer_armor(s, seat, out); break;
    case FRAME_CHOOSE_SECOND_SHOT: offer_second_shot(s, seat, out); break;
    case FRAME_SHARE_HEALING: offer_healing(s, seat, frame, out); break;
    case FRAME_CHOOSE_PLACE: offer_places(s, frame, out); break;
    case FRAME_CHOOSE_PARASITE: offer_parasites(s, frame, out); break;
    }
}

void offer(const State *s, int seat, Options *out)
{
    out->count = 0;
    offer_answers(s, seat, top_frame(s), out);
    if (is_bound_to_search(s, seat))
        keep_search_possible(s, seat, out);
}

static void act(State *s, int seat, uint32_t id)
{
    int a = field_of(id, 0), b = field_of(id, 1), c = field_of(id, 2);
    switch (verb_of(id)) {
    case VERB_MOVE: do_move(s, seat, a, b); break;
    case VERB_RUN: do_run(s, seat, a, b); break;
    case VERB_EXPLORE: do_explore(s, seat, a, b, c); break;
    case VERB_TRY_NEXT: do_try_next(s, seat, a); break;
    case VERB_LAY: do_lay(s, seat, a, b, c); break;
    case VERB_SEARCH: do_search(s, seat, a, b); break;
    case VERB_TERMINAL: do_terminal(s, seat, a, b); break;
    case VERB_SICK_BAY: do_sick_bay(s, seat, a); break;
    case VERB_FIRE: do_fire(s, seat, a); break;
    case VERB_HOLD_FIRE: pop(s); break;
    case VERB_STAB: do_stab(s, seat, a, b); break;
    case VERB_GRENADE: do_grenade(s, seat, a, b); break;
    case VERB_LAY_DOWN: do_lay_down(s, seat, a); break;
    case VERB_BOOST: do_boost(s, seat); break;
    case VERB_FIRST_AID: do_first_aid(s, seat, a); break;
    case VERB_SCAN_BODY: do_scan_body(s, seat, b); break;
    case VERB_HEAL: do_heal(s, seat, a); break;
    case VERB_STOP_HEALING: pop(s); break;
    case VERB_TRADE: do_trade(s, seat, a); break;
    case VERB_GIVE: do_give(s, seat, a); break;
    case VERB_ARMOR: do_armor(s, seat, a); break;
    case VERB_TAKE_WOUNDS: do_take_wounds(s, seat); break;
    case VERB_MOVE_PARASITE: do_move_parasite(s, a); break;
    case VERB_BURN: do_burn(s, seat); break;
    case VERB_END_TURN: end_turn(s); break;
    }
}

void apply(State *s, int seat, uint32_t id)
{
    int8_t seats[ASKED_MOST];
    int is_last = owed(s, seats) == 1; /* of several sealed answers */
    if (s->news)
        s->news->count = s->news->is_cut = 0;
    act(s, seat, id);
    settle(s);
    s->decision += (uint32_t)is_last;
}
