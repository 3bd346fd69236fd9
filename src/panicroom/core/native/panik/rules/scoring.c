/* The end: PEND-1, PEND-2, PSCORE-1 to PSCORE-3. */
#include "../rules.h"

/* A tandem counts twice (PSCORE-1, PSCORE-3). */
static int heads(int hunter) { return kind_of_hunter(hunter) == HUNTER_TANDEM ? 2 : 1; }

static void score_hunter(const State *s, int manor, int hunter, int32_t *points)
{
    int kind = s->manor[manor], owner = owner_of_hunter(hunter);
    if (kind == MANOR_TRAP) { /* PSCORE-3 */
        if (owner != owner_of(manor)) /* PSCORE-3 */
            points[owner_of(manor)] += TRAP_POINTS * heads(hunter);
    } else if (kind == MANOR_SHARED) { /* PSCORE-2 */
        int doubles = s->rulings.shared_tandem == SHARED_TANDEM_DOUBLE;
        points[owner] += (MANOR_ROOM + 1 - s->hunters[manor]) * (doubles ? heads(hunter) : 1);
    } else {
        points[owner] += (kind + 1) * heads(hunter);
    }
}

static void score_manor(State *s, int manor)
{
    int32_t said[3 + MOST_SEATS] = {EVENT_MANOR_SCORED, manor, s->seats};
    for (int place = 0; place < s->hunters[manor]; place++)
        score_hunter(s, manor, s->hunter[manor][place], said + 3);
    s->scored = (uint8_t)s->seats;
    for (int seat = 0; seat < s->seats; seat++)
        s->score[seat] = (int16_t)(s->score[seat] + said[3 + seat]);
    if (s->news)
        tell(s->news, said, 3 + s->seats);
}

static void tell_end(const State *s)
{
    int32_t said[5 + MOST_SEATS] = {EVENT_GAME_ENDED, s->ending, s->side, s->winners, s->seats};
    for (int seat = 0; seat < s->seats; seat++)
        said[5 + seat] = s->score[seat];
    if (s->news)
        tell(s->news, said, 5 + s->seats);
}

/* PEND-2: the most points win. */
static void name_winners(State *s)
{
    int best = s->score[0], count = 0;
    for (int seat = 1; seat < s->seats; seat++)
        if (s->score[seat] > best)
            best = s->score[seat];
    for (int seat = 0; seat < s->seats; seat++)
        if (s->score[seat] == best) {
            s->winners = (uint8_t)(s->winners | 1 << seat);
            count++;
        }
    s->ending = count > 1 ? ENDING_SHARED_VICTORY : ENDING_MOST_POINTS;
    s->side = SIDE_PLAYERS;
}

/* PEND-1: all manors are turned face up and scored. */
void score_game(State *s)
{
    for (int manor = 0; manor < manors(s); manor++)
        if (!s->up[manor]) /* PEND-1 */
            turn_manor(s, manor);
    for (int manor = 0; manor < manors(s); manor++)
        score_manor(s, manor);
    name_winners(s);
    tell_end(s);
}
