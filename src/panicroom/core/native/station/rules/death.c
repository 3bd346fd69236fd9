/* Death: DEATH-1, DEATH-2, and the proof of a servant (VARIANT-4). */
#include "../rules.h"

static int is_newly_dead(const State *s, int character)
{
    return s->health[character] == 0 && s->rooms[character] != NOWHERE;
}

/* ROUND-2 for the marker; TURN-3: a turn ends with both characters of its player dead. */
static void go_on_without(State *s, unsigned eliminated)
{
    for (int seat = 0; seat < s->seats; seat++)
        if (eliminated >> seat & 1)
            pass_marker_of_the_dead(s, seat);
    int in_phase = is_on_agenda(s, FRAME_PASS_MARKER);
    if (eliminated >> s->turn.seat & 1 && !in_phase) /* TURN-3 */
        end_turn(s);
}

/* DEATH-2: hand and table cards leave the game, unseen: they stay where they are and nobody uses
   them again. */
static int eliminate(State *s, unsigned eliminated)
{
    int human_died = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        if (!(eliminated >> seat & 1))
            continue;
        TELL(s, EVENT_PLAYER_ELIMINATED, seat);
        human_died |= !is_infected(s, seat);
    }
    return human_died;
}

/* PHASE-3: the dead are removed together, and only then is the end asked for. */
void bury_the_dead(State *s, int by, const Wounds *wounds)
{
    unsigned eliminated = 0;
    int dead = 0;
    for (int hit = 0; hit < wounds->hits; hit++) { /* DEATH-1 */
        int character = wounds->character[hit];
        if (!is_newly_dead(s, character))
            continue;
        dead++;
        s->rooms[character] = NOWHERE;
        TELL(s, EVENT_CHARACTER_DIED, character);
        if (!is_alive(s, seat_of(character)))
            eliminated |= 1u << seat_of(character);
    }
    if (!dead)
        return;
    int human_died = eliminate(s, eliminated);             /* DEATH-2 */
    if (human_died && by != NOBODY && is_infected(s, by))  /* VARIANT-4 */
        s->proven |= (uint8_t)(1u << by);
    check_deaths(s, human_died);
    if (!is_over(s))
        go_on_without(s, eliminated);
}
