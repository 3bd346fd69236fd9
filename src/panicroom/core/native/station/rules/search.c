/* Search: SEARCH-1 to SEARCH-6, and the drawing of the Host card (INFECT-3). */
#include "../rules.h"

/* SEARCH-4: shown, resolved and discarded. */
void alert_drawn(State *s, int seat)
{
    discard(s, CARD_ALERT);
    TELL(s, EVENT_ALERT_DRAWN, seat);
}

/* INFECT-3: infected from this moment on, and nobody else is told. */
void host_drawn(State *s, int seat)
{
    s->host = (int8_t)seat;
    add_infection(s, seat, NOBODY);
    TELL(s, EVENT_HOST_DRAWN, seat);
}

/* SEARCH-5: in a team search room, with one who is there, and not after an attack there. */
static int may_search_with(const State *s, int seat, int room, int partner)
{
    return partner != seat && is_in(s, partner, room) && !(s->turn.attacked >> room & 1); /* SEARCH-5 */
}

void offer_search(const State *s, int seat, int who, int room, Options *out)
{
    if (!IS_SEARCHABLE[room] || (!s->searches && !s->discarded)) /* SEARCH-1, SEARCH-6 */
        return;
    offer_action(out, VERB_SEARCH, who, NOBODY, 0);
    if (CARD_ICON[CARD_OF[room]] != ICON_TEAM) /* SEARCH-5 */
        return;
    for (int partner = 0; partner < s->seats; partner++)
        if (may_search_with(s, seat, room, partner))
            offer_action(out, VERB_SEARCH, who, partner, 0);
}

/* SEARCH-2: on the red side a parasite first; then cards; then black is turned. */
void do_search(State *s, int seat, int who, int partner)
{
    int room = s->rooms[character_of(seat, who)], card = CARD_OF[room];
    int is_red = s->red >> card & 1;
    Frame frame = {.seat = (int8_t)seat, .room = (int8_t)room};
    pay(s);
    s->turn.first = 0; /* TURN-4 */
    TELL(s, EVENT_ROOM_SEARCHED, seat, who, room, partner);
    push(s, (Frame){.kind = FRAME_TURN_RED, .card = (int8_t)card});
    if (partner != NOBODY) {
        frame.kind = FRAME_TEAM_DRAW;
        frame.partner = (int8_t)partner;
    } else {
        frame.kind = FRAME_DRAW;
        frame.left = CARD_ICON[card] == ICON_STORAGE && !is_red ? 3 : 1; /* SEARCH-3 */
    }
    push(s, frame);
    if (is_red) /* SEARCH-2 */
        push(s, (Frame){.kind = FRAME_SPAWN, .seat = (int8_t)seat, .room = (int8_t)room});
}

/* SEARCH-6: the discards are the new deck, sorted and then shuffled. */
static void remake_deck(State *s)
{
    int copies[SEARCH_KINDS] = {0}, cards = 0;
    for (int place = 0; place < s->discarded; place++)
        copies[s->discards[place]]++;
    for (int card = 0; card < SEARCH_KINDS; card++)
        for (int copy = 0; copy < copies[card]; copy++)
            s->search[cards++] = (uint8_t)card;
    s->searches = (uint8_t)cards;
    s->discarded = 0;
    dice_shuffle(&s->dice, STREAM_RESHUFFLE, s->search, cards);
    TELL(s, EVENT_SEARCH_DECK_REMADE, cards);
}

static int take_search_card(State *s)
{
    if (!s->searches && s->discarded) /* SEARCH-6 */
        remake_deck(s);
    return s->searches ? s->search[--s->searches] : NO_CARD;
}

static void receive(State *s, int seat, int room, int card)
{
    if (card == CARD_ALERT) { /* SEARCH-4 */
        alert_drawn(s, seat);
        push(s, (Frame){.kind = FRAME_SPAWN, .seat = (int8_t)seat, .room = (int8_t)room});
        return;
    }
    put_in_hand(s, seat, card);
    TELL(s, EVENT_CARD_DRAWN, seat, card);
    if (card == CARD_HOST) /* INFECT-3 */
        host_drawn(s, seat);
}

/* SEARCH-3 and SEARCH-4: one by one, an Alert resolved before the next card. */
void step_draw(State *s, Frame frame)
{
    int card = take_search_card(s);
    if (card == NO_CARD)
        return;
    if (frame.left-- > 1)
        push(s, frame);
    receive(s, frame.seat, frame.room, card);
}

/* SEARCH-5: two cards dealt at random, one each; the searcher's Alert comes first. */
void step_team_draw(State *s, Frame frame)
{
    int mine = take_search_card(s), theirs = take_search_card(s);
    if (theirs != NO_CARD && dice_below(&s->dice, STREAM_DEAL, 2)) { /* SEARCH-5 */
        int first = mine;
        mine = theirs;
        theirs = first;
    }
    if (theirs != NO_CARD)
        receive(s, frame.partner, frame.room, theirs);
    if (mine != NO_CARD)
        receive(s, frame.seat, frame.room, mine);
}

void step_turn_red(State *s, Frame frame)
{
    if (s->red >> frame.card & 1) /* SEARCH-2 */
        return;
    s->red |= 1u << frame.card;
    TELL(s, EVENT_CARD_TURNED_RED, frame.card);
}
