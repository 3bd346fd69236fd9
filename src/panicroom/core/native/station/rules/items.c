/* Items: ITEM-1 to ITEM-6. Attacks with items have chapters of their own, Armor stands in armor. */
#include "../rules.h"

/* ITEM-6: it must be in the hand. ITEM-1: and the hand above the minimum. */
int can_play(const State *s, int seat, int card)
{
    return s->hand[seat][card] && s->hand_size[seat] > s->rulings.minimum_hand; /* ITEM-6, ITEM-1 */
}

void spend_item(State *s, int seat, int card)
{
    take_from_hand(s, seat, card);
    discard(s, card);
    TELL(s, EVENT_ITEM_SPENT, seat, card);
}

static int is_anybody_wounded(const State *s, int room)
{
    for (int character = 0; character < 2 * s->seats; character++)
        if (s->rooms[character] == room && s->health[character] < HEALTH)
            return 1;
    return 0;
}

/* What is laid down or used for no AP. */
void offer_free_items(const State *s, int seat, Options *out)
{
    if (s->hand_size[seat] <= s->rulings.minimum_hand) /* ITEM-1 */
        return;
    for (int card = 0; card < SEARCH_KINDS; card++)
        if (IS_KEPT[card] && s->hand[seat][card]) /* ITEM-2 */
            offer_action(out, VERB_LAY_DOWN, card, 0, 0);
    if (s->hand[seat][CARD_BOOST])
        offer_action(out, VERB_BOOST, 0, 0, 0);
}

void offer_items(const State *s, int seat, int who, int room, Options *out)
{
    if (can_play(s, seat, CARD_FIRST_AID) && is_anybody_wounded(s, room)) /* ITEM-3 */
        offer_action(out, VERB_FIRST_AID, who, 0, 0);
    if (!can_play(s, seat, CARD_SCANNER))
        return;
    for (int other = 0; other < s->seats; other++)
        if (other != seat && is_in(s, other, room)) /* ITEM-5 */
            offer_action(out, VERB_SCAN_BODY, who, other, 0);
}

/* ITEM-2: it lies on the table from now on; an Ammo card with all its bullets. */
void do_lay_down(State *s, int seat, int card)
{
    take_from_hand(s, seat, card);
    if (card == CARD_AMMO)
        s->bullets[seat][s->ammo[seat]++] = BULLETS;
    else
        s->table[seat][card]++; /* ITEM-2 */
    TELL(s, EVENT_ITEM_LAID_DOWN, seat, card);
}

/* ITEM-4: 2 AP more this turn. */
void do_boost(State *s, int seat)
{
    spend_item(s, seat, CARD_BOOST);
    s->turn.ap += BOOST_AP; /* ITEM-4 */
}

void do_first_aid(State *s, int seat, int who)
{
    Frame frame = {.kind = FRAME_SHARE_HEALING, .seat = (int8_t)seat, .left = 2};
    pay(s);
    spend_item(s, seat, CARD_FIRST_AID);
    frame.user = (int8_t)character_of(seat, who);
    frame.remedy = REMEDY_FIRST_AID;
    frame.first = NO_CHARACTER;
    push(s, frame);
}

/* ITEM-5: the whole hand, to the user of the Body Scanner and to nobody else. */
static void show_hand(State *s, int seat, int viewer)
{
    if (!s->news)
        return;
    TELL(s, EVENT_HAND_SHOWN, seat, viewer, s->hand_size[seat]);
    for (int card = 0; card < CARD_KINDS; card++)
        for (int copy = 0; copy < s->hand[seat][card]; copy++)
            TELL(s, card);
}

void do_scan_body(State *s, int seat, int scanned)
{
    pay(s);
    spend_item(s, seat, CARD_SCANNER);
    show_hand(s, scanned, seat); /* ITEM-5 */
}
