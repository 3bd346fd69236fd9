/* Healing, one point at a time: SICKBAY-1 for the sick bay, ITEM-3 for the First Aid Kit. */
#include "../rules.h"

/* The ruling first_aid: both points to one, or one of the two to an own character. */
static int may_share(const State *s, const Frame *frame, int character)
{
    if (frame->first == NO_CHARACTER || frame->first == character)
        return 1;
    if (s->rulings.first_aid == FIRST_AID_ANY_TWO)
        return 1;
    return frame->seat == seat_of(frame->first) || frame->seat == seat_of(character); /* ITEM-3 */
}

static int may_heal(const State *s, int seat, const Frame *frame, int character)
{
    if (s->rooms[character] != s->rooms[frame->user] || s->health[character] >= HEALTH) /* ITEM-3, SICKBAY-1 */
        return 0;
    if (frame->remedy == REMEDY_SICK_BAY) /* ITEM-3, SICKBAY-1 */
        return seat_of(character) == seat; /* SICKBAY-1 */
    return may_share(s, frame, character);
}

/* At least one point is healed; the other may be forgone. */
void offer_healing(const State *s, int seat, const Frame *frame, Options *out)
{
    for (int character = 0; character < 2 * s->seats; character++)
        if (may_heal(s, seat, frame, character))
            offer_action(out, VERB_HEAL, character, 0, 0);
    if (frame->first != NO_CHARACTER) /* ITEM-3, SICKBAY-1 */
        offer_action(out, VERB_STOP_HEALING, 0, 0, 0);
}

/* The second point is asked for as long as somebody could have it. */
void do_heal(State *s, int seat, int character)
{
    Frame frame = pop(s);
    Options again = {0};
    s->health[character]++;
    TELL(s, EVENT_CHARACTER_HEALED, character);
    if (frame.left <= 1) /* ITEM-3, SICKBAY-1 */
        return;
    frame.left--;
    frame.first = (int8_t)character;
    offer_healing(s, seat, &frame, &again);
    if (again.count != 1)
        push(s, frame);
}
