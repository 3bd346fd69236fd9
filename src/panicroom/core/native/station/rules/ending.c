/* End of the game: WIN-0 to WIN-6, SCAN-1, and who shares in the victory. */
#include "../rules.h"

/* WIN-1: an uninfected Trooper in the Hive, 1 AP and enough gas in the hand. */
void offer_burn(const State *s, int seat, int who, Options *out)
{
    if (who != ROLE_TROOPER || s->rooms[trooper_of(seat)] != ROOM_HIVE) /* WIN-1 */
        return;
    if (!is_infected(s, seat) && s->hand[seat][CARD_GAS] >= s->rulings.gas_needed) /* WIN-1 */
        offer_action(out, VERB_BURN, who, 0, 0);
}

void do_burn(State *s, int seat)
{
    pay(s);
    for (int can = 0; can < s->rulings.gas_needed; can++) { /* WIN-1 */
        take_from_hand(s, seat, CARD_GAS);
        discard(s, CARD_GAS);
    }
    TELL(s, EVENT_HIVE_BURNED, seat);
    finish(s, ENDING_BURNED, SIDE_HUMANS);
}

static unsigned living(const State *s)
{
    unsigned seats = 0;
    for (int seat = 0; seat < s->seats; seat++)
        seats |= (unsigned)is_alive(s, seat) << seat;
    return seats;
}

static unsigned infected(const State *s)
{
    unsigned seats = 0;
    for (int place = 0; place < s->infections; place++)
        seats |= 1u << s->infection[place].seat;
    return seats;
}

static unsigned humans_alive(const State *s) { return living(s) & ~infected(s); }

static int count(unsigned seats)
{
    int found = 0;
    for (; seats; seats &= seats - 1)
        found++;
    return found;
}

/* WIN-4, as the ruling troopers_dead says. */
static int troopers_are_dead(const State *s)
{
    unsigned asked = ~0u;
    if (s->rulings.troopers_dead == TROOPERS_DEAD_HUMAN) { /* WIN-4 */
        asked = humans_alive(s);
        if (!asked)
            return 0;
    }
    for (int seat = 0; seat < s->seats; seat++)
        if (asked >> seat & 1 && s->health[trooper_of(seat)]) /* WIN-4 */
            return 0;
    return 1;
}

static int gas_in(const uint8_t *pile, int cards)
{
    int cans = 0;
    for (int place = 0; place < cards; place++)
        cans += pile[place] == CARD_GAS;
    return cans;
}

/* WIN-3, as the ruling last_human_gas says. */
static int lacks_gas_for_ever(const State *s, unsigned human)
{
    int seat = 0;
    while (!(human >> seat & 1))
        seat++;
    int cans = s->hand[seat][CARD_GAS] + gas_in(s->search, s->searches) +
               gas_in(s->discards, s->discarded);
    int is_too_few = s->rulings.last_human_gas == LAST_HUMAN_GAS_TOO_FEW;
    return cans < (is_too_few ? s->rulings.gas_needed : 1); /* WIN-3 */
}

/* SCAN-1, and the ends that a scan can bring (WIN-0). */
void hold_scan(State *s)
{
    unsigned humans = humans_alive(s), alive = living(s);
    TELL(s, EVENT_HEAT_SCAN_HELD, count(alive) - count(humans), count(alive)); /* SCAN-1 */
    if (troopers_are_dead(s)) /* WIN-4 */
        finish(s, ENDING_TROOPERS_DEAD, SIDE_INFECTED);
    else if (!humans) /* WIN-2 */
        finish(s, ENDING_ALL_INFECTED, SIDE_INFECTED);
    else if (count(humans) == 1 && lacks_gas_for_ever(s, humans)) /* WIN-3 */
        finish(s, ENDING_LAST_HUMAN_WITHOUT_GAS, SIDE_INFECTED);
}

/* The ends that deaths can bring (WIN-0): never asked after a trade, which must not show. */
void check_deaths(State *s, int human_died)
{
    if (troopers_are_dead(s)) /* WIN-4 */
        finish(s, ENDING_TROOPERS_DEAD, SIDE_INFECTED);
    else if (human_died && !humans_alive(s)) /* WIN-2 */
        finish(s, ENDING_LAST_HUMAN_KILLED, SIDE_INFECTED);
    else if (!living(s)) /* WIN-5 */
        finish(s, ENDING_NOBODY_ALIVE, SIDE_INFECTED);
}

/* WIN-6: the rounds are over; if the scan ends nothing, the Hive still stands. */
void hold_last_scan(State *s)
{
    hold_scan(s);
    if (!is_over(s))
        finish(s, ENDING_ROUND_LIMIT, SIDE_INFECTED); /* WIN-6 */
}

/* The last one to be infected, unless nobody but the Host ever was (WIN-2). */
static unsigned last_infected(const State *s)
{
    return s->infections < 2 ? 0 : 1u << s->infection[s->infections - 1].seat;
}

static unsigned infected_winners(const State *s, int ending)
{
    unsigned winners = living(s) & infected(s);
    for (int seat = 0; seat < s->seats; seat++)
        if (!is_loyal(s, seat)) /* VARIANT-4 */
            winners &= ~(1u << seat);
    if (ending == ENDING_ALL_INFECTED || ending == ENDING_LAST_HUMAN_KILLED) { /* WIN-2 */
        unsigned shut_out = last_infected(s);
        if (winners != shut_out) /* WIN-2 */
            winners &= ~shut_out;
    }
    return winners;
}

/* Only the living win, and if that leaves nobody, nobody has won (WIN-5). */
void finish(State *s, int ending, int side)
{
    unsigned winners = side == SIDE_HUMANS ? humans_alive(s) : infected_winners(s, ending);
    s->ending = (int8_t)ending;
    s->side = (int8_t)side;
    s->winners = (uint8_t)winners;
    s->frames = 0;
    TELL(s, EVENT_GAME_ENDED, ending, side, (int32_t)winners);
}
