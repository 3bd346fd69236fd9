/* How parasites appear: SPAWN-1 to SPAWN-3. */
#include "../rules.h"

#define NO_FACE (-1)

void parasite_appeared(State *s, int room, int face)
{
    add_parasite(s, room, face);
    TELL(s, EVENT_PARASITE_APPEARED, room, face);
}

/* SPAWN-2: gray tokens first, then black ones; NO_FACE if the supply is empty. */
static int next_face(const State *s)
{
    int grays = count_faces(s, FACE_GRAY);
    if (grays < GRAY_PARASITES) /* SPAWN-2 */
        return FACE_GRAY;
    if (s->parasites - grays < BLACK_PARASITES) /* SPAWN-2 */
        return FACE_BLACK;
    return NO_FACE;
}

/* What may move to the target room, as the ruling last_parasite says. */
void offer_parasites(const State *s, const Frame *frame, Options *out)
{
    int crowd[ROOMS] = {0}, least = 1;
    for (int place = 0; place < s->parasites; place++)
        if (s->parasite[place].room != frame->room) /* SPAWN-2 */
            crowd[s->parasite[place].room]++;
    for (int room = 0; room < ROOMS; room++)
        if (s->rulings.last_parasite == LAST_PARASITE_MOST_CROWDED && crowd[room] > least)
            least = crowd[room]; /* SPAWN-2 */
    for (int room = 0; room < ROOMS; room++)
        for (int face = FACE_GRAY; face <= FACE_BLACK; face++)
            if (crowd[room] >= least && is_swarm(s, room, face)) /* SPAWN-2 */
                offer_action(out, VERB_MOVE_PARASITE, FIRST_SWARM + 2 * room + face, 0, 0);
}

/* None is left in the supply: one of another room moves (SPAWN-2). */
static void shift(State *s, int target, int room)
{
    int origin = (target - FIRST_SWARM) / 2;
    int token = token_of(s, origin, (target - FIRST_SWARM) % 2);
    remove_parasite(s, origin, token);
    add_parasite(s, room, token);
    TELL(s, EVENT_PARASITE_SHIFTED, origin, room, token);
}

void do_move_parasite(State *s, int target) { shift(s, target, pop(s).room); }

/* SPAWN-1: next to the room in the direction rolled, doors or not, or in the room itself. */
void step_spawn(State *s, Frame frame)
{
    int number = roll_d4(s, frame.seat);
    int beyond = s->map.neighbours[frame.room][number - 1];
    int room = beyond == NOWHERE ? frame.room : beyond; /* SPAWN-1 */
    int face = next_face(s);
    if (face != NO_FACE) {
        parasite_appeared(s, room, face);
        return;
    }
    Frame choice = {.kind = FRAME_CHOOSE_PARASITE, .seat = frame.seat, .room = (int8_t)room};
    Options movable = {0};
    offer_parasites(s, &choice, &movable);
    if (movable.count == 1)
        shift(s, field_of(movable.id[0], 0), room);
    else if (movable.count)
        push(s, choice);
}
