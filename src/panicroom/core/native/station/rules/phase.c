/* The Parasite Phase: PHASE-1 to PHASE-5. Its wounds are answered and applied in armor. */
#include "../rules.h"

/* PHASE-2: all at once, through open doorways to rooms that are there. */
static void move_parasites(State *s, int direction)
{
    Parasite before[PARASITES_MOST];
    int count = s->parasites;
    for (int place = 0; place < count; place++)
        before[place] = s->parasite[place];
    s->parasites = 0;
    for (int place = 0; place < count; place++) {
        int beyond = s->map.open_ways[before[place].room][direction];
        add_parasite(s, beyond == NOWHERE ? before[place].room : beyond, before[place].face);
    }
    TELL(s, EVENT_PARASITES_MOVED, direction);
}

/* PHASE-3: a gray face wounds by 1, a black one by 2, everybody in its room. */
static void bite(State *s)
{
    int harm[ROOMS] = {0};
    Wounds wounds = {0};
    for (int place = 0; place < s->parasites; place++) /* PHASE-3 */
        harm[s->parasite[place].room] += s->parasite[place].face == FACE_BLACK ? 2 : 1;
    for (int character = 0; character < 2 * s->seats; character++) {
        int room = s->rooms[character];
        if (room == NOWHERE || !harm[room])
            continue;
        wounds.character[wounds.hits] = (int8_t)character;
        wounds.points[wounds.hits++] = (int8_t)harm[room];
    }
    if (wounds.hits)
        wound(s, WEAPON_PARASITES, NOBODY, &wounds);
}

void begin_phase(State *s, int seat)
{
    s->round++;
    s->revealed = 0;   /* TERMINAL-4 */
    s->doors_open = 0; /* PHASE-1 */
    TELL(s, EVENT_PARASITE_PHASE_BEGAN, seat, s->round);
    if (s->parasites) /* PHASE-2 */
        move_parasites(s, roll_d4(s, seat) - 1);
    bite(s);
}
