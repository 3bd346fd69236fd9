#include "../prospect.h"

#define NEVER 99

static int fewest_ap(const Prospect *p, int start, int other);

/* The rooms that can be reached, nearest first, and what it costs to stand in each. */
typedef struct {
    int rooms;
    int8_t room[ROOMS], cost[ROOMS];
} Walk;

_Static_assert(ROOMS <= 32, "a bit for each room");

static void walk(const Prospect *p, int start, Walk *out)
{
    const int8_t(*ways)[4] = p->passes ? p->map->ways : p->map->open_ways;
    uint32_t seen = 1u << start;
    out->room[0] = (int8_t)start;
    out->cost[0] = 0;
    out->rooms = 1;
    for (int done = 0; done < out->rooms; done++) {
        int room = out->room[done], cost = out->cost[done] + 1;
        if (cost >= p->state->turn.ap)
            break;
        for (int direction = 0; direction < 4; direction++) {
            int beyond = ways[room][direction];
            if (beyond == NOWHERE || seen >> beyond & 1)
                continue;
            seen |= 1u << beyond;
            out->room[out->rooms] = (int8_t)beyond;
            out->cost[out->rooms++] = (int8_t)cost;
        }
    }
}

static int fewest_on_foot(const Walk *walked)
{
    for (int place = 0; place < walked->rooms; place++)
        if (IS_SEARCHABLE[walked->room[place]])
            return walked->cost[place] + 1;
    return NEVER;
}

/* The visible card, laid like this, can be entered and searched. */
int would_be_searched(const Prospect *p, int room, int direction, int quarter)
{
    int ours = map_locks(p->map, CARD_OF[room]) >> direction & 1;
    int theirs = CARD_LOCKS[p->card][quarter] >> opposite(direction) & 1;
    return IS_SEARCHABLE[p->card] && (p->passes || !(ours || theirs));
}

/* A card not yet seen, at a doorway of this room that one may pass. */
int next_may_be_laid(const Prospect *p, int room)
{
    int relief_is_spent = p->state->turn.relief && p->card != ROOM_HIVE;
    if (p->card != UNSEEN && (p->deck < 2 || relief_is_spent))
        return 0;
    int locks = map_locks(p->map, CARD_OF[room]);
    for (int direction = 0; direction < 4; direction++)
        if (map_has_free_doorway(p->map, room, direction) &&
            (p->passes || !(locks >> direction & 1)))
            return 1;
    return 0;
}

/* The next card is not yet seen, unless this one came from under the Hive (HIVE-2). */
Prospect after_laying(const Prospect *p, Map *after, int east, int north, int quarter)
{
    Prospect next = *p;
    *after = *p->map;
    map_lay(after, p->card, east, north, quarter);
    next.map = after;
    next.card = p->card == top_room(p->state) ? UNSEEN : ROOM_HIVE;
    next.deck = p->deck - 1;
    return next;
}

Prospect after_laying_at(const Prospect *p, Map *after, int room, int direction, int quarter)
{
    int below = CARD_OF[room];
    return after_laying(p, after, p->map->east[below] + EAST_OF[direction],
                        p->map->north[below] + NORTH_OF[direction], quarter);
}

static int lesser(int one, int other) { return one < other ? one : other; }

/* AP from the room if the visible card is laid at this doorway and turned like this. */
static int lay_and_search(const Prospect *p, int room, int other, int direction, int quarter)
{
    if (would_be_searched(p, room, direction, quarter))
        return LAY_GO_SEARCH;
    Map map;
    Prospect after = after_laying_at(p, &map, room, direction, quarter);
    int fewest = 1 + fewest_ap(&after, room, NOWHERE);
    if (other != NOWHERE)
        fewest = lesser(fewest, 1 + fewest_ap(&after, other, NOWHERE));
    return fewest;
}

/* AP from standing in the room: lay a card there, go and search, or lay two. */
static int explore_and_search(const Prospect *p, int room, int other)
{
    if (p->card == UNSEEN || !map_fits_somewhere(p->map, p->card))
        return next_may_be_laid(p, room) ? LAY_GO_SEARCH : NEVER;
    Turns turns = map_turns(p->map, p->card);
    int fewest = NEVER;
    for (int direction = 0; direction < 4; direction++) {
        if (!map_has_free_doorway(p->map, room, direction))
            continue;
        const FreeCell *cell = map_free_cell(p->map, CARD_OF[room], direction);
        for (int turn = 0; turn < turns.count; turn++) {
            int quarter = turns.quarter[turn];
            if (!map_fits_in(cell, p->card, quarter))
                continue;
            if (would_be_searched(p, room, direction, quarter))
                return LAY_GO_SEARCH;
            fewest = lesser(fewest, lay_and_search(p, room, other, direction, quarter));
        }
    }
    return fewest;
}

/* The fewest AP to a search for a character that starts there, or for the other one after this
   one has explored. */
static int fewest_ap(const Prospect *p, int start, int other)
{
    Walk walked;
    walk(p, start, &walked);
    int fewest = fewest_on_foot(&walked);
    if (!p->deck || p->state->turn.barred)
        return fewest;
    for (int place = 0; place < walked.rooms && walked.cost[place] + 2 < fewest; place++) {
        int after = explore_and_search(p, walked.room[place], other);
        fewest = lesser(fewest, walked.cost[place] + after);
    }
    return fewest;
}

static int has_cards_to_find(const State *s) { return s->searches || s->discarded; }

int allows_search(const Prospect *p, Standing standing)
{
    if (!has_cards_to_find(p->state))
        return 0;
    for (int role = 0; role < 2; role++) {
        int start = standing.where[role], other = standing.where[1 - role];
        if (start != NOWHERE && fewest_ap(p, start, other) <= standing.ap)
            return 1;
    }
    return 0;
}

int allows_search_on_foot(const Prospect *p, Standing standing)
{
    Walk walked;
    if (!has_cards_to_find(p->state))
        return 0;
    for (int role = 0; role < 2; role++) {
        if (standing.where[role] == NOWHERE)
            continue;
        walk(p, standing.where[role], &walked);
        if (fewest_on_foot(&walked) <= standing.ap)
            return 1;
    }
    return 0;
}
