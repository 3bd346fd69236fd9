/* Variants: what they change beyond a number in the rulings (VARIANT-2, VARIANT-4). */
#include "../rules.h"

/* VARIANT-2: a Host out of own infection cards who has infected nobody. */
int may_give_host_card(const State *s, int seat)
{
    if (!s->rulings.host_card_infects) /* VARIANT-2 */
        return 0;
    return s->host == seat && s->hand[seat][CARD_HOST] && !s->hand[seat][infection_of(seat)] &&
           !has_infected(s, seat);
}

/* VARIANT-4: servants share the victory only with a proof of their loyalty. */
int is_loyal(const State *s, int seat)
{
    if (!s->rulings.master_and_servant) /* VARIANT-4 */
        return 1;
    return seat == s->host || s->proven >> seat & 1 || has_infected(s, seat);
}
