/* Fire: FIRE-1 to FIRE-4. */
#include <string.h>

#include "../rules.h"

/* FIRE-2: the same room, or with a Target Scope an adjoining one. */
void offer_fire(const State *s, int seat, Options *out)
{
    int here = s->rooms[character_of(seat, ROLE_ANDROID)];
    if (here == NOWHERE || !s->ammo[seat]) /* FIRE-1 */
        return;
    uint32_t reach = 1u << here;
    if (s->table[seat][CARD_SCOPE]) { /* FIRE-2, DOOR-1 */
        const int8_t *ways = ways_of(s, seat, here);
        for (int direction = 0; direction < 4; direction++)
            if (ways[direction] != NOWHERE)
                reach |= 1u << ways[direction];
    }
    for (int room = 0; room < ROOMS; room++)
        if (reach >> room & 1)
            offer_targets(s, seat, ROLE_ANDROID, room, VERB_FIRE, out);
}

void offer_second_shot(const State *s, int seat, Options *out)
{
    offer_fire(s, seat, out);
    offer_action(out, VERB_HOLD_FIRE, 0, 0, 0);
}

static int bullets_left(const State *s, int seat)
{
    int bullets = 0;
    for (int card = 0; card < s->ammo[seat]; card++)
        bullets += s->bullets[seat][card];
    return bullets;
}

/* FIRE-1: the bullet is gone; the Ammo card with the fewest left gives it. */
static void spend_bullet(State *s, int seat)
{
    uint8_t *bullets = s->bullets[seat];
    if (--bullets[0]) /* FIRE-1 */
        return;
    s->ammo[seat]--;
    memmove(bullets, bullets + 1, s->ammo[seat]);
    discard(s, CARD_AMMO);
}

/* FIRE-4: with a Heavy Gun and a second bullet there is a second shot to choose. */
void do_fire(State *s, int seat, int target)
{
    if (top_kind(s) == FRAME_CHOOSE_SECOND_SHOT) {
        pop(s);
    } else {
        pay(s);
        settle_by_attack(s);
        if (s->table[seat][CARD_HEAVY_GUN] && bullets_left(s, seat) > 1) /* FIRE-4 */
            push(s, (Frame){.kind = FRAME_SECOND_SHOT, .seat = (int8_t)seat});
    }
    spend_bullet(s, seat);
    TELL(s, EVENT_SHOT_FIRED, seat, target);
    strike(s, seat, WEAPON_SHOT, target); /* FIRE-3 */
}

/* Whether there is anything left to shoot at is public, so nobody is asked if not. */
void step_second_shot(State *s, Frame frame)
{
    Options shots = {0};
    offer_fire(s, frame.seat, &shots);
    if (shots.count)
        push(s, (Frame){.kind = FRAME_CHOOSE_SECOND_SHOT, .seat = frame.seat});
}
