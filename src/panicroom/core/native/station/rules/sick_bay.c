/* Sick bay: SICKBAY-1. How points are shared out stands in healing. */
#include "../rules.h"

static int is_own_wounded(const State *s, int seat, int room)
{
    for (int character = 2 * seat; character < 2 * seat + 2; character++)
        if (s->rooms[character] == room && s->health[character] < HEALTH)
            return 1;
    return 0;
}

void offer_sick_bay(const State *s, int seat, int who, int room, Options *out)
{
    if (ROOM_ICON[room] == ICON_SICK_BAY && !s->turn.healed && is_own_wounded(s, seat, room)) /* SICKBAY-1 */
        offer_action(out, VERB_SICK_BAY, who, 0, 0);
}

/* On the red side a parasite appears first; a black side turns red afterwards. */
void do_sick_bay(State *s, int seat, int who)
{
    int user = character_of(seat, who), room = s->rooms[user], card = CARD_OF[room];
    Frame healing = {.kind = FRAME_SHARE_HEALING, .seat = (int8_t)seat, .left = 2};
    pay(s);
    s->turn.healed = 1; /* SICKBAY-1 */
    TELL(s, EVENT_SICK_BAY_USED, seat, who, room);
    push(s, (Frame){.kind = FRAME_TURN_RED, .card = (int8_t)card});
    healing.user = (int8_t)user;
    healing.remedy = REMEDY_SICK_BAY;
    healing.first = NO_CHARACTER;
    push(s, healing);
    if (s->red >> card & 1) /* SICKBAY-1 */
        push(s, (Frame){.kind = FRAME_SPAWN, .seat = (int8_t)seat, .room = (int8_t)room});
}
