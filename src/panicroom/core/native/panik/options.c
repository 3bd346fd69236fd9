#include "options.h"

#include "rules.h"

static const Frame *top_frame(const State *s) { return &s->agenda[s->frames - 1]; }

int are_rulings_possible(const Rulings *rulings)
{
    const int16_t *ghosts = &rulings->ghost_1;
    int count = 0;
    for (int ghost = 0; ghost < GHOSTS; ghost++)
        count += ghosts[ghost];
    return count == GHOST_MANORS;
}

static void settle(State *s)
{
    while (s->frames && top_frame(s)->kind >= FRAME_GO_ON) {
        Frame frame = pop(s);
        if (frame.kind == FRAME_GO_ON)
            step_go_on(s, frame);
        else
            step_next_turn(s, frame);
    }
}

void begin(State *s, int seats) { set_up(s, seats); }

int owed(const State *s, int8_t seats[ASKED_MOST])
{
    int count = 0;
    if (is_over(s))
        return 0;
    const Frame *frame = top_frame(s);
    if (!is_sealed_kind(frame->kind)) {
        seats[count++] = frame->seat;
        return count;
    }
    for (int seat = 0; seat < s->seats; seat++)
        if (s->sealed[seat] == NONE)
            seats[count++] = (int8_t)seat;
    return count;
}

int owes(const State *s, int seat)
{
    int8_t seats[ASKED_MOST];
    for (int count = owed(s, seats); count--;)
        if (seats[count] == seat)
            return 1;
    return 0;
}

void offer(const State *s, int seat, Options *out)
{
    const Frame *frame = top_frame(s);
    out->count = 0;
    switch (frame->kind) {
    case FRAME_CHOOSE_MANORS: offer_turn_up(seat, out); break;
    case FRAME_CHOOSE_POSTS: offer_posts(s, seat, out); break;
    case FRAME_TAKE_TURN: offer_turn(s, seat, out); break;
    case FRAME_PLACE_DETECTOR: offer_detector(s, seat, out); break;
    case FRAME_SEND_OR_CALL: offer_send_or_call(s, frame, out); break;
    case FRAME_CHOOSE_NEW_MANOR: offer_new_manors(s, frame, out); break;
    }
}

static void act(State *s, int seat, uint32_t id)
{
    int a = field_of(id, 0), b = field_of(id, 1);
    switch (verb_of(id)) {
    case VERB_TURN_UP: do_turn_up(s, seat, a); break;
    case VERB_POST_TANDEM: do_post_tandem(s, seat, a); break;
    case VERB_DETECT: do_detect(s, seat, a); break;
    case VERB_PLACE: do_place(s, seat, a, b); break;
    case VERB_SEND_BACK: do_send_back(s, seat, a); break;
    case VERB_CALL: do_call(s, seat, a, b); break;
    case VERB_PLACE_AGAIN: do_place_again(s, a); break;
    case VERB_END_TURN: pop(s); break;
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
