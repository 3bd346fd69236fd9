#include "encoding.h"

#include "seen_from.h"

/* A free cell by the first doorway that leads to it: the card it is of, and its side. */
static int doorway_of(const Map *map, int east, int north)
{
    int first = DOORWAYS;
    int8_t around[4];
    map_cards_around(map, east, north, around);
    for (int direction = 0; direction < 4; direction++) {
        int card = around[direction], facing = opposite(direction);
        if (card != NOT_LAID && map_doors(map, card) >> facing & 1 && 4 * card + facing < first)
            first = 4 * card + facing;
    }
    return first;
}

static int target_of(const State *s, int seat, int target)
{
    if (target >= FIRST_SWARM)
        return CHARACTERS_MOST + target - FIRST_SWARM;
    return piece_of(s, seat, target);
}

/* Where only the own room is in reach. */
static int near_target_of(const State *s, int seat, int target)
{
    if (target >= FIRST_SWARM)
        return CHARACTERS_MOST + (target - FIRST_SWARM) % 2;
    return piece_of(s, seat, target);
}

int number_of_action(const State *s, int seat, uint32_t id)
{
    int a = field_of(id, 0), b = field_of(id, 1), c = field_of(id, 2);
    switch (verb_of(id)) {
    case VERB_MOVE: return AT_MOVE + 4 * a + b;
    case VERB_RUN: return AT_RUN + 4 * a + b;
    case VERB_EXPLORE: return AT_EXPLORE + 8 * a + 2 * b + c / 2;
    case VERB_TRY_NEXT: return AT_TRY_NEXT + a;
    case VERB_LAY: return AT_LAY + 2 * doorway_of(&s->map, a, b) + c / 2;
    case VERB_SEARCH: return AT_SEARCH + MOST_SEATS * a + (b < 0 ? 0 : offset_of(s, seat, b));
    case VERB_TERMINAL: return AT_TERMINAL + (FUNCTION_REVEAL + 1) * a + b;
    case VERB_SICK_BAY: return AT_SICK_BAY + a;
    case VERB_FIRE: return AT_FIRE + target_of(s, seat, a);
    case VERB_HOLD_FIRE: return AT_HOLD_FIRE;
    case VERB_STAB: return AT_STAB + (CHARACTERS_MOST + 2) * a + near_target_of(s, seat, b);
    case VERB_GRENADE: return AT_GRENADE + 4 * a + b;
    case VERB_LAY_DOWN: return AT_LAY_DOWN + a;
    case VERB_BOOST: return AT_BOOST;
    case VERB_FIRST_AID: return AT_FIRST_AID + a;
    case VERB_SCAN_BODY: return AT_SCAN_BODY + MOST_SEATS * a + offset_of(s, seat, b);
    case VERB_HEAL: return AT_HEAL + piece_of(s, seat, a);
    case VERB_STOP_HEALING: return AT_STOP_HEALING;
    case VERB_TRADE: return AT_TRADE + offset_of(s, seat, a);
    case VERB_GIVE: return AT_GIVE + kind_of(s, seat, a);
    case VERB_ARMOR: return AT_ARMOR + piece_of(s, seat, a);
    case VERB_TAKE_WOUNDS: return AT_TAKE_WOUNDS;
    case VERB_MOVE_PARASITE: return AT_MOVE_PARASITE + a - FIRST_SWARM;
    case VERB_BURN: return AT_BURN + a;
    }
    return AT_END_TURN;
}
