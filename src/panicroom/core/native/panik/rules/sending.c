/* Sending back (PTURN-2, PTURN-5) and calling for help (PTURN-4), in either order. */
#include "../rules.h"

static int may_send(const State *s, const Frame *frame, int hunter)
{
    int there = count_at(s, frame->manor, hunter), is_placed = hunter == frame->placed;
    if (kind_of_hunter(hunter) == HUNTER_OVER_EQUIPPED) /* PTURN-5 */
        return 0;
    if (hunter == frame->called && there == 1 + is_placed) /* PTURN-4 */
        return 0;
    return !(is_placed && there == 1); /* PTURN-2 */
}

static int may_call(const State *s, const Frame *frame, int hunter, int origin)
{
    int kind = kind_of_hunter(hunter), was_sent = hunter == frame->sent && origin == frame->sent_to;
    if (kind == HUNTER_OVER_EQUIPPED || kind == HUNTER_TANDEM) /* PTURN-5 */
        return 0;
    return !(was_sent && count_at(s, origin, hunter) == 1); /* PTURN-4 */
}

/* Whether the hunter at this place is another one than the hunter before it. */
static int is_new(const State *s, int manor, int place)
{
    return !place || s->hunter[manor][place] != s->hunter[manor][place - 1];
}

static void offer_sends(const State *s, const Frame *frame, Options *out)
{
    int here = frame->manor;
    for (int place = 0; place < s->hunters[here]; place++)
        if (is_new(s, here, place) && may_send(s, frame, s->hunter[here][place]))
            offer_action(out, VERB_SEND_BACK, s->hunter[here][place], 0, 0);
}

static void offer_calls(const State *s, const Frame *frame, int origin, Options *out)
{
    for (int place = 0; place < s->hunters[origin]; place++)
        if (is_new(s, origin, place) && may_call(s, frame, s->hunter[origin][place], origin))
            offer_action(out, VERB_CALL, s->hunter[origin][place], origin, 0);
}

void offer_send_or_call(const State *s, const Frame *frame, Options *out)
{
    if (frame->may_send) /* PTURN-2 */
        offer_sends(s, frame, out);
    int calls = frame->may_call && !is_full(s, frame->manor); /* PTURN-4 */
    for (int origin = 0; calls && origin < manors(s); origin++)
        if (origin != frame->manor && !is_full(s, origin)) /* PTURN-4 */
            offer_calls(s, frame, origin, out);
    offer_action(out, VERB_END_TURN, 0, 0, 0);
}

void offer_new_manors(const State *s, const Frame *frame, Options *out)
{
    for (int manor = 0; manor < manors(s); manor++)
        if (manor != frame->origin && !is_full(s, manor)) /* PTURN-2 */
            offer_action(out, VERB_PLACE_AGAIN, manor, 0, 0);
}

/* What is left to choose is public, so nobody is asked when it is nothing. */
void step_go_on(State *s, Frame frame)
{
    Options options;
    options.count = 0;
    frame.kind = FRAME_SEND_OR_CALL;
    offer_send_or_call(s, &frame, &options);
    if (options.count > 1)
        push(s, frame);
}

void do_send_back(State *s, int seat, int hunter)
{
    Frame frame = pop(s);
    int owner = owner_of_hunter(hunter), kind = kind_of_hunter(hunter);
    take_from(s, frame.manor, hunter);
    TELL(s, EVENT_HUNTER_SENT_BACK, seat, hunter, frame.manor);
    frame.kind = FRAME_GO_ON;
    frame.may_send = 0;
    frame.sent = (int8_t)hunter;
    push(s, frame);
    push(s, (Frame){
                .kind = FRAME_CHOOSE_NEW_MANOR,
                .seat = (int8_t)owner,
                .its_kind = (int8_t)kind,
                .origin = frame.manor,
            });
}

void do_place_again(State *s, int manor)
{
    Frame frame = pop(s);
    int hunter = hunter_of(frame.seat, frame.its_kind);
    put_at(s, manor, hunter);
    TELL(s, EVENT_HUNTER_PLACED_AGAIN, hunter, manor);
    s->agenda[s->frames - 1].sent_to = (int8_t)manor;
}

void do_call(State *s, int seat, int hunter, int origin)
{
    Frame frame = pop(s);
    take_from(s, origin, hunter);
    put_at(s, frame.manor, hunter);
    TELL(s, EVENT_HUNTER_CALLED, seat, hunter, origin, frame.manor);
    frame.kind = FRAME_GO_ON;
    frame.may_call = 0;
    frame.called = (int8_t)hunter;
    push(s, frame);
}
