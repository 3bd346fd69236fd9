/* Setup: SETUP-0 to SETUP-6. */
#include <string.h>

#include "../rules.h"

/* SETUP-3: the Host and a gas can for each player are in the upper 3N cards. */
static void make_search_deck(State *s)
{
    uint8_t rest[SEARCH_DECK_SIZE], pile[3 * MOST_SEATS];
    int cards = 0, piled = 0;
    for (int card = 0; card < SEARCH_KINDS; card++) {
        int dealt_apart = card == CARD_GAS ? s->seats : card == CARD_HOST ? 1 : 0;
        for (int copy = dealt_apart; copy < SEARCH_COPIES[card]; copy++)
            rest[cards++] = (uint8_t)card;
    }
    dice_shuffle(&s->dice, STREAM_DEAL, rest, cards);
    for (int seat = 0; seat < s->seats; seat++)
        pile[piled++] = CARD_GAS;
    pile[piled++] = CARD_HOST;
    for (int more = 0; more < 2 * s->seats - 1; more++)
        pile[piled++] = rest[--cards];
    dice_shuffle(&s->dice, STREAM_DEAL, pile, piled); /* SETUP-3 */
    memcpy(s->search, rest, (size_t)cards);
    memcpy(s->search + cards, pile, (size_t)piled);
    s->searches = (uint8_t)(cards + piled);
}

/* SETUP-5: the open Terminal in the lower pile, the Hive among its last cards. */
static void make_exploration_deck(State *s)
{
    uint8_t cards[ROOM_CARDS], lower[ROOM_CARDS];
    int count = 0, lowers = 0;
    for (int card = 0; card < ROOM_CARDS; card++)
        if (card != ROOM_REACTOR && card != ROOM_HIVE && card != ROOM_TERMINAL)
            cards[count++] = (uint8_t)card;
    dice_shuffle(&s->dice, STREAM_DEAL, cards, count);
    for (int place = UPPER_PILE; place < count; place++)
        lower[lowers++] = cards[place];
    lower[lowers++] = ROOM_TERMINAL;
    dice_shuffle(&s->dice, STREAM_DEAL, lower, lowers); /* SETUP-5 */
    int hive = dice_below(&s->dice, STREAM_DEAL, s->rulings.hive_depth);
    hive = hive < lowers ? hive : lowers;
    for (int place = 0; place < hive; place++)
        s->explore[s->unexplored++] = lower[place];
    s->explore[s->unexplored++] = ROOM_HIVE; /* SETUP-5 */
    for (int place = hive; place < lowers; place++)
        s->explore[s->unexplored++] = lower[place];
    for (int place = 0; place < UPPER_PILE; place++)
        s->explore[s->unexplored++] = cards[place];
}

/* SETUP-4: own infection cards and two of the deck; an Alert is replaced. */
static void deal_hand(State *s, int seat)
{
    for (int copy = 0; copy < s->rulings.infection_cards; copy++) /* SETUP-1 */
        put_in_hand(s, seat, infection_of(seat));
    for (int dealt = 0; dealt < DEALT_CARDS; dealt++) {
        int card = s->search[--s->searches];
        while (card == CARD_ALERT) { /* SETUP-4 */
            alert_drawn(s, seat);
            parasite_appeared(s, ROOM_REACTOR, FACE_GRAY);
            card = s->search[--s->searches];
        }
        put_in_hand(s, seat, card);
        TELL(s, EVENT_CARD_DEALT, seat, card);
        if (card == CARD_HOST)
            host_drawn(s, seat);
    }
}

/* A new game, ready for its first Parasite Phase. The rulings and the dice are there already. */
void set_up(State *s, int seats)
{
    s->seats = (int8_t)seats;
    s->host = NOBODY;
    s->ending = s->side = NOT_OVER;
    s->marker_due = 1;
    s->turn.run = NO_RUN;
    map_clear(&s->map);
    map_lay(&s->map, ROOM_REACTOR, 0, 0, 0);
    memset(s->health, 0, sizeof s->health);
    memset(s->health, HEALTH, (size_t)(2 * seats));
    memset(s->rooms, NOWHERE, sizeof s->rooms);
    s->marker = (int8_t)dice_below(&s->dice, STREAM_DEAL, seats);
    make_search_deck(s);
    make_exploration_deck(s);
    TELL(s, EVENT_GAME_BEGAN, seats, s->marker);
    for (int step = 0; step < seats; step++)
        deal_hand(s, (s->marker + step) % seats);
    start_turn(s, s->marker);
}
