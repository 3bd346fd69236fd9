/* Parasites: what they are and how they die (PARASITE-1). How they move and bite stands in phase,
   how they appear in spawn. */
#include <string.h>

#include "../rules.h"

int roll_d4(State *s, int seat)
{
    int number = dice_below(&s->dice, STREAM_ROLL, 4) + 1;
    TELL(s, EVENT_DIE_ROLLED, seat, number);
    return number;
}

static int place_of(const State *s, int room, int face)
{
    int place = 0;
    while (place < s->parasites && (s->parasite[place].room < room ||
           (s->parasite[place].room == room && s->parasite[place].face < face)))
        place++;
    return place;
}

static int has_token(const State *s, int room, int face)
{
    int place = place_of(s, room, face);
    return place < s->parasites && s->parasite[place].room == room &&
           s->parasite[place].face == face;
}

void add_parasite(State *s, int room, int face)
{
    int place = place_of(s, room, face);
    memmove(&s->parasite[place + 1], &s->parasite[place],
            sizeof(Parasite) * (size_t)(s->parasites++ - place));
    s->parasite[place] = (Parasite){(uint8_t)room, (uint8_t)face};
}

void remove_parasite(State *s, int room, int face)
{
    int place = place_of(s, room, face);
    memmove(&s->parasite[place], &s->parasite[place + 1],
            sizeof(Parasite) * (size_t)(--s->parasites - place));
}

int count_faces(const State *s, int face)
{
    int count = 0;
    for (int place = 0; place < s->parasites; place++)
        count += s->parasite[place].face == face;
    return count;
}

/* Parasites as one sees them: a room and a face, gray or black. */
int is_swarm(const State *s, int room, int face)
{
    return has_token(s, room, face) || (face == FACE_GRAY && has_token(s, room, FACE_FLIPPED));
}

/* The token behind a face: a gray one before a turned black one. */
int token_of(const State *s, int room, int face)
{
    return face == FACE_GRAY && !has_token(s, room, FACE_GRAY) ? FACE_FLIPPED : face;
}

/* PARASITE-1: gray dies; black is exchanged for a gray token, or turned if there is none. */
void wound_parasite(State *s, int room, int face)
{
    if (face != FACE_BLACK) { /* PARASITE-1 */
        int token = token_of(s, room, face);
        remove_parasite(s, room, token);
        TELL(s, EVENT_PARASITE_KILLED, room, token);
        return;
    }
    int has_gray = count_faces(s, FACE_GRAY) < GRAY_PARASITES; /* PARASITE-1 */
    int shown = has_gray ? FACE_GRAY : FACE_FLIPPED;
    remove_parasite(s, room, FACE_BLACK);
    add_parasite(s, room, shown);
    TELL(s, EVENT_PARASITE_WOUNDED, room, shown);
}
