/* Setup: PSETUP-1 to PSETUP-4. */
#include "../rules.h"

static int build_deck(const State *s, uint8_t deck[MANOR_CARDS])
{
    const int16_t *ghosts = &s->rulings.ghost_1;
    int count = 0;
    for (int kind = 0; kind < MANOR_KINDS; kind++) {
        int copies = kind < GHOSTS ? ghosts[kind] : MANOR_COPIES[kind];
        while (copies--)
            deck[count++] = (uint8_t)kind;
    }
    return count;
}

/* The manors out of the game are kept sorted: nobody knows which was dealt last. */
static void put_aside(State *s, const uint8_t *deck, int count)
{
    for (int kind = 0; kind < MANOR_KINDS; kind++)
        for (int place = 0; place < count; place++)
            if (deck[place] == kind)
                s->aside[s->asides++] = (uint8_t)kind;
}

/* PSETUP-2: everyone looks at the own four, and at no others (PSETUP-4). */
static void tell_deal(State *s, int seat)
{
    const uint8_t *own = &s->manor[MANORS_EACH * seat];
    int32_t said[3 + MANORS_EACH] = {EVENT_MANORS_DEALT, seat, MANORS_EACH};
    for (int place = 0; place < MANORS_EACH; place++)
        said[3 + place] = own[place];
    if (s->news)
        tell(s->news, said, 3 + MANORS_EACH);
}

static void ask_all(State *s, int kind)
{
    for (int seat = 0; seat < s->seats; seat++)
        s->sealed[seat] = NONE;
    push(s, (Frame){.kind = (int8_t)kind});
}

void set_up(State *s, int seats)
{
    uint8_t deck[MANOR_CARDS];
    s->seats = (int8_t)seats;
    s->ending = s->side = NOT_OVER;
    s->first = (int8_t)dice_below(&s->dice, STREAM_DEAL, seats);
    int count = build_deck(s, deck);
    dice_shuffle(&s->dice, STREAM_DEAL, deck, count);
    for (int manor = 0; manor < manors(s); manor++)
        s->manor[manor] = deck[manor];
    put_aside(s, deck + manors(s), count - manors(s));
    for (int seat = 0; seat < seats; seat++)
        for (int kind = 0; kind < HUNTER_KINDS; kind++)
            s->hand[seat][kind] = (uint8_t)TEAM[kind];
    TELL(s, EVENT_GAME_BEGAN, seats, s->first);
    for (int seat = 0; seat < seats; seat++)
        tell_deal(s, seat);
    ask_all(s, FRAME_CHOOSE_MANORS);
}

void offer_turn_up(int seat, Options *out)
{
    for (int place = 0; place < MANORS_EACH; place++) /* PSETUP-2 */
        offer_action(out, VERB_TURN_UP, MANORS_EACH * seat + place, 0, 0);
}

void offer_posts(const State *s, int seat, Options *out)
{
    for (int manor = MANORS_EACH * seat; manor < MANORS_EACH * (seat + 1); manor++)
        if (!s->up[manor]) /* PSETUP-3 */
            offer_action(out, VERB_POST_TANDEM, manor, 0, 0);
}

void turn_manor(State *s, int manor)
{
    s->up[manor] = 1;
    TELL(s, EVENT_MANOR_TURNED, manor, s->manor[manor]);
}

void place_hunter(State *s, int seat, int kind, int manor)
{
    s->hand[seat][kind]--;
    put_at(s, manor, hunter_of(seat, kind));
    TELL(s, EVENT_HUNTER_PLACED, seat, kind, manor);
}

/* Keep a sealed answer; whether it was the last one. */
static int seal(State *s, int seat, int manor)
{
    s->sealed[seat] = (int8_t)manor;
    for (int other = 0; other < s->seats; other++)
        if (s->sealed[other] == NONE)
            return 0;
    pop(s);
    return 1;
}

/* PSETUP-3: all turn at once, when the last one has chosen. */
void do_turn_up(State *s, int seat, int manor)
{
    if (!seal(s, seat, manor))
        return;
    for (int owner = 0; owner < s->seats; owner++)
        turn_manor(s, s->sealed[owner]);
    ask_all(s, FRAME_CHOOSE_POSTS);
}

void do_post_tandem(State *s, int seat, int manor)
{
    if (!seal(s, seat, manor))
        return;
    for (int owner = 0; owner < s->seats; owner++)
        place_hunter(s, owner, HUNTER_TANDEM, s->sealed[owner]);
    push(s, (Frame){.kind = FRAME_TAKE_TURN, .seat = s->first});
}
