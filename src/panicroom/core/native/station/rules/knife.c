/* The Combat Knife: KNIFE-1. */
#include "../rules.h"

#define KNIFE_HITS_FROM 3

void offer_stabs(const State *s, int seat, int who, int room, Options *out)
{
    if (s->table[seat][CARD_KNIFE]) /* KNIFE-1 */
        offer_targets(s, seat, who, room, VERB_STAB, out);
}

/* KNIFE-1: 3 or 4 on the D4 wounds by 1; a miss is an attack all the same. */
void do_stab(State *s, int seat, int who, int target)
{
    pay(s);
    settle_by_attack(s);
    TELL(s, EVENT_KNIFE_DRAWN, seat, who, target);
    note_attack(s, target);                  /* ATTACK-2 */
    if (roll_d4(s, seat) >= KNIFE_HITS_FROM) /* KNIFE-1 */
        strike(s, seat, WEAPON_KNIFE, target);
}
