/* Trade and infection: TRADE-1 to TRADE-5, INFECT-1, INFECT-2. */
#include "../rules.h"

/* TRADE-1: only an encounter brings a trade, with one of those met (ENTER-2). */
void offer_trades(const State *s, int seat, const Frame *frame, Options *out)
{
    for (int partner = 0; partner < s->seats; partner++)
        if (partner != seat && is_in(s, partner, frame->room)) /* ENTER-2, TRADE-1 */
            offer_action(out, VERB_TRADE, partner, 0, 0);
}

void do_trade(State *s, int seat, int partner)
{
    Frame frame = pop(s);
    s->turn.traded[frame.who] |= 1u << frame.room; /* TRADE-1 */
    TELL(s, EVENT_TRADE_BEGAN, seat, partner, frame.who, frame.room);
    Frame trade = {.kind = FRAME_CHOOSE_TRADE_CARDS, .seat = (int8_t)seat, .room = frame.room};
    trade.partner = (int8_t)partner;
    trade.given = trade.returned = NO_CARD;
    push(s, trade);
}

static int has_items(const State *s, int seat)
{
    for (int card = 0; card < CARD_HOST; card++)
        if (s->hand[seat][card])
            return 1;
    return 0;
}

/* TRADE-3: what may never be given, and what only when no item is left. */
static int may_give(const State *s, int seat, int card)
{
    if (card == CARD_HOST) /* TRADE-3 */
        return may_give_host_card(s, seat);
    if (card == infection_of(seat)) /* TRADE-3 */
        return is_infected(s, seat);
    return card < SEARCH_KINDS || !has_items(s, seat); /* TRADE-3 */
}

void offer_cards(const State *s, int seat, Options *out)
{
    for (int card = 0; card < CARD_KINDS; card++)
        if (s->hand[seat][card] && may_give(s, seat, card)) /* TRADE-2, TRADE-3 */
            offer_action(out, VERB_GIVE, card, 0, 0);
}

/* INFECT-1: the giver's own color, and no Gas Can given back. */
static void infect(State *s, int giver, int card, int receiver, int back)
{
    if (card != infection_of(giver) && card != CARD_HOST) /* INFECT-2 */
        return;
    if (back == CARD_GAS) /* INFECT-1 */
        return;
    if (!is_infected(s, receiver)) { /* INFECT-2 */
        add_infection(s, receiver, giver);
        TELL(s, EVENT_PLAYER_INFECTED, receiver, giver);
    }
    if (card == CARD_HOST) { /* VARIANT-2 */
        s->host = (int8_t)receiver;
        TELL(s, EVENT_HOST_CARD_PASSED, receiver);
    }
}

/* Sealed until both have chosen. */
void do_give(State *s, int seat, int card)
{
    Frame frame = pop(s);
    if (seat == frame.seat)
        frame.given = (int8_t)card;
    else
        frame.returned = (int8_t)card;
    if (frame.given == NO_CARD || frame.returned == NO_CARD) {
        push(s, frame);
        return;
    }
    take_from_hand(s, frame.seat, frame.given);
    take_from_hand(s, frame.partner, frame.returned);
    put_in_hand(s, frame.seat, frame.returned);
    put_in_hand(s, frame.partner, frame.given);
    TELL(s, EVENT_CARDS_TRADED, frame.seat, frame.partner, frame.given, frame.returned);
    infect(s, frame.seat, frame.given, frame.partner, frame.returned);
    infect(s, frame.partner, frame.returned, frame.seat, frame.given);
}
