/* Wounds: answered by Armor (ARMOR-1, PHASE-4), then applied together (PHASE-3). */
#include "../rules.h"

void wound(State *s, int weapon, int by, const Wounds *wounds)
{
    Frame frame = {.kind = FRAME_WOUNDS, .weapon = (int8_t)weapon, .by = (int8_t)by};
    s->wounds = *wounds;
    push(s, frame);
}

static int points_on(const Wounds *wounds, int character)
{
    for (int hit = 0; hit < wounds->hits; hit++)
        if (wounds->character[hit] == character)
            return wounds->points[hit];
    return 0;
}

static int has_answered(const Wounds *wounds, int seat)
{
    for (int answer = 0; answer < wounds->answers; answer++)
        if (wounds->answered[answer] == seat)
            return 1;
    return 0;
}

/* ARMOR-1: by public facts alone: hit, a wound left, and the hand above the minimum. */
static int next_to_ask(const State *s, int weapon)
{
    if (weapon == WEAPON_GRENADE) /* GRENADE-1 */
        return NOBODY;
    for (int step = 0; step < s->seats; step++) { /* PHASE-4 */
        int seat = (s->marker + step) % s->seats;
        int is_hit = points_on(&s->wounds, 2 * seat) || points_on(&s->wounds, 2 * seat + 1);
        int has_cards = s->hand_size[seat] > s->rulings.minimum_hand; /* ITEM-1 */
        if (is_hit && has_cards && !has_answered(&s->wounds, seat))
            return seat;
    }
    return NOBODY;
}

/* Ask who has yet to answer, in turn order; then let all wounds fall together. */
void step_wounds(State *s, Frame frame)
{
    int asked = next_to_ask(s, frame.weapon);
    if (asked != NOBODY) {
        push(s, frame);
        push(s, (Frame){.kind = FRAME_ANSWER_WOUNDS, .seat = (int8_t)asked});
        return;
    }
    Wounds wounds = s->wounds;
    for (int hit = 0; hit < wounds.hits; hit++) {
        int character = wounds.character[hit], points = wounds.points[hit];
        if (!points)
            continue;
        int left = s->health[character] - points;
        s->health[character] = (int8_t)(left > 0 ? left : 0);
        TELL(s, EVENT_CHARACTER_WOUNDED, character, points, frame.weapon);
    }
    bury_the_dead(s, frame.by, &wounds);
}

/* One card covers both characters of the player if they stand together and are both hit. */
static int is_covered(const State *s, int character, int other)
{
    return s->rooms[character] == s->rooms[other] && points_on(&s->wounds, other);
}

/* Everyone who is asked is asked in the same way; only the holder has more to choose. */
void offer_armor(const State *s, int seat, Options *out)
{
    int trooper = trooper_of(seat), android = trooper + 1;
    offer_action(out, VERB_TAKE_WOUNDS, 0, 0, 0);
    if (!can_play(s, seat, CARD_ARMOR))
        return;
    if (points_on(&s->wounds, trooper))
        offer_action(out, VERB_ARMOR, trooper, 0, 0);
    if (points_on(&s->wounds, android) && !is_covered(s, android, trooper)) /* ARMOR-1 */
        offer_action(out, VERB_ARMOR, android, 0, 0);
}

void do_armor(State *s, int seat, int character)
{
    Wounds before = s->wounds;
    pop(s);
    spend_item(s, seat, CARD_ARMOR); /* ARMOR-1 */
    for (int hit = 0; hit < before.hits; hit++) {
        int other = before.character[hit];
        if (seat_of(other) == seat && s->rooms[other] == s->rooms[character] && before.points[hit])
            s->wounds.points[hit]--;
    }
}

void do_take_wounds(State *s, int seat)
{
    pop(s);
    s->wounds.answered[s->wounds.answers++] = (int8_t)seat;
    TELL(s, EVENT_WOUNDS_TAKEN, seat);
}
