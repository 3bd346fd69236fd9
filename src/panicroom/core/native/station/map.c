#include "map.h"

#include <string.h>

const int8_t EAST_OF[4] = {0, 1, 0, -1}, NORTH_OF[4] = {1, 0, -1, 0};

static int has(int mask, int direction) { return mask >> direction & 1; }

/* The other room of the same card, if it lies that way. */
static int other_half(const Map *map, int card, int room, int direction)
{
    if (LOWER_ROOM[card] == NOWHERE)
        return NOWHERE;
    int to_lower = map->quarter[card] == 0 ? DIRECTION_S : DIRECTION_N;
    if (room == card)
        return direction == to_lower ? LOWER_ROOM[card] : NOWHERE;
    return direction == opposite(to_lower) ? card : NOWHERE;
}

/* The half of a card of two rooms that lies to the north or to the south. */
static int half_towards(const Map *map, int card, int direction)
{
    int upper_is_north = map->quarter[card] == 0;
    return upper_is_north == (direction == DIRECTION_N) ? card : LOWER_ROOM[card];
}

/* The room a passage leads to, and whether it is a security passage (MAP-4). */
static int way(const Map *map, int card, int room, int direction, int *is_locked)
{
    int half = other_half(map, card, room, direction), other = map->next_to[card][direction];
    *is_locked = half != NOWHERE;
    if (half != NOWHERE)
        return half;
    if (other == NOT_LAID || !has(map_doors(map, card), direction) || room != DOOR_ROOM[card])
        return NOWHERE;
    *is_locked = has(map_locks(map, card), direction) ||
                 has(map_locks(map, other), opposite(direction));
    return DOOR_ROOM[other];
}

/* MAP-6: the room next to this one, doors or not. */
static int neighbour(const Map *map, int card, int room, int direction)
{
    int half = other_half(map, card, room, direction), other = map->next_to[card][direction];
    if (half != NOWHERE)
        return half;
    if (other == NOT_LAID)
        return NOWHERE;
    if (LOWER_ROOM[other] == NOWHERE)
        return other;
    if (direction == DIRECTION_N || direction == DIRECTION_S) /* MAP-6 */
        return half_towards(map, other, opposite(direction));
    if (LOWER_ROOM[card] == NOWHERE)
        return LOWER_ROOM[other];
    int is_north = half_towards(map, card, DIRECTION_N) == room; /* MAP-6 */
    return half_towards(map, other, is_north ? DIRECTION_N : DIRECTION_S);
}

static void connect_room(Map *map, int card, int room)
{
    for (int direction = 0; direction < 4; direction++) {
        int is_locked, beyond = way(map, card, room, direction, &is_locked);
        map->ways[room][direction] = (int8_t)beyond;
        map->open_ways[room][direction] = (int8_t)(is_locked ? NOWHERE : beyond); /* MAP-4 */
        map->neighbours[room][direction] = (int8_t)neighbour(map, card, room, direction);
    }
}

static void connect(Map *map, int card)
{
    connect_room(map, card, card);
    if (LOWER_ROOM[card] != NOWHERE)
        connect_room(map, card, LOWER_ROOM[card]);
}

static int cell_place(const Map *map, int east, int north, int *is_there)
{
    int place = 0;
    for (; place < map->free_cells; place++) {
        const FreeCell *cell = &map->free_cell[place];
        if (cell->east > east || (cell->east == east && cell->north >= north))
            break;
    }
    const FreeCell *found = &map->free_cell[place];
    *is_there = place < map->free_cells && found->east == east && found->north == north;
    return place;
}

/* All sides around a free cell, from the cards that lie next to it. */
static FreeCell look_around(const Map *map, int east, int north)
{
    FreeCell cell = {.east = (int8_t)east, .north = (int8_t)north};
    int8_t around[4];
    map_cards_around(map, east, north, around);
    for (int direction = 0; direction < 4; direction++) {
        int card = around[direction], facing = opposite(direction);
        if (card == NOT_LAID)
            continue;
        cell.laid = (uint8_t)(cell.laid | 1 << direction);
        cell.doors = (uint8_t)(cell.doors | has(map_doors(map, card), facing) << direction);
        cell.locks = (uint8_t)(cell.locks | has(map_locks(map, card), facing) << direction);
    }
    return cell;
}

/* A newly laid card covers its cell, and its sides bound the cells around it (MAP-3). */
static void update_free_cells(Map *map, int card)
{
    int is_there, place = cell_place(map, map->east[card], map->north[card], &is_there);
    size_t size = sizeof map->free_cell[0];
    if (is_there)
        memmove(&map->free_cell[place], &map->free_cell[place + 1],
                size * (size_t)(--map->free_cells - place));
    for (int direction = 0; direction < 4; direction++) {
        if (map->next_to[card][direction] != NOT_LAID) /* MAP-3 */
            continue;
        int east = map->east[card] + EAST_OF[direction];
        int north = map->north[card] + NORTH_OF[direction];
        place = cell_place(map, east, north, &is_there);
        if (!is_there && !has(map_doors(map, card), direction)) /* MAP-3 */
            continue;
        if (!is_there)
            memmove(&map->free_cell[place + 1], &map->free_cell[place],
                    size * (size_t)(map->free_cells++ - place));
        map->free_cell[place] = look_around(map, east, north);
    }
}

void map_clear(Map *map)
{
    memset(map, NOT_LAID, sizeof *map);
    map->free_cells = 0;
    memset(map->free_cell, 0, sizeof map->free_cell);
}

int map_card_at(const Map *map, int east, int north)
{
    for (int card = 0; card < ROOM_CARDS; card++)
        if (map->east[card] == east && map->north[card] == north && map->quarter[card] != NOT_LAID)
            return card;
    return NOT_LAID;
}

/* One look at every card: it lies on one of the four sides if it is one step away. */
void map_cards_around(const Map *map, int east, int north, int8_t around[4])
{
    memset(around, NOT_LAID, 4);
    for (int card = 0; card < ROOM_CARDS; card++) {
        int to_east = map->east[card] - east, to_north = map->north[card] - north;
        if (to_east * to_east + to_north * to_north == 1 && map->quarter[card] != NOT_LAID)
            around[to_east ? 2 - to_east : 1 - to_north] = (int8_t)card;
    }
}

void map_lay(Map *map, int card, int east, int north, int quarter)
{
    map->east[card] = (int8_t)east;
    map->north[card] = (int8_t)north;
    map->quarter[card] = (int8_t)quarter;
    map_cards_around(map, east, north, map->next_to[card]);
    for (int direction = 0; direction < 4; direction++) {
        int other = map->next_to[card][direction];
        if (other != NOT_LAID)
            map->next_to[other][opposite(direction)] = (int8_t)card;
    }
    connect(map, card);
    for (int direction = 0; direction < 4; direction++)
        if (map->next_to[card][direction] != NOT_LAID)
            connect(map, map->next_to[card][direction]);
    update_free_cells(map, card);
}

/* MAP-2: doorway against doorway, wall against wall, and no two security doors. */
int map_fits_in(const FreeCell *cell, int card, int quarter)
{
    int doors = CARD_DOORS[card][quarter], locks = CARD_LOCKS[card][quarter];
    return ((doors ^ cell->doors) & cell->laid) == 0 && (locks & cell->locks) == 0; /* MAP-2 */
}

static Turns turns_from(int card, int quarter)
{
    Turns turns = {2, {(int8_t)quarter, (int8_t)(quarter + 2)}};
    if (CARD_DOORS[card][quarter] == CARD_DOORS[card][quarter + 2] &&
        CARD_LOCKS[card][quarter] == CARD_LOCKS[card][quarter + 2])
        turns.count = 1; /* turned or not it is the same card */
    return turns;
}

static int fits_turned(const Map *map, int card, Turns turns)
{
    for (int place = 0; place < map->free_cells; place++)
        for (int turn = 0; turn < turns.count; turn++)
            if (map_fits_in(&map->free_cell[place], card, turns.quarter[turn]))
                return 1;
    return 0;
}

Turns map_turns(const Map *map, int card)
{
    Turns upright = turns_from(card, 0);
    if (card == ROOM_HIVE && !fits_turned(map, card, upright)) /* HIVE-1 */
        return turns_from(card, 1);
    return upright;
}

int map_fits_somewhere(const Map *map, int card)
{
    return fits_turned(map, card, map_turns(map, card));
}

int map_has_free_doorway(const Map *map, int room, int direction)
{
    int card = CARD_OF[room];
    return DOOR_ROOM[card] == room && has(map_doors(map, card), direction) &&
           map->next_to[card][direction] == NOT_LAID;
}

/* The free cell on that side of a card to which its doorway leads. */
const FreeCell *map_free_cell(const Map *map, int card, int direction)
{
    int is_there, place = cell_place(map, map->east[card] + EAST_OF[direction],
                                     map->north[card] + NORTH_OF[direction], &is_there);
    return &map->free_cell[place];
}

int map_fits_at_room(const Map *map, int card, int room)
{
    Turns turns = map_turns(map, card);
    for (int direction = 0; direction < 4; direction++) {
        if (!map_has_free_doorway(map, room, direction))
            continue;
        const FreeCell *cell = map_free_cell(map, CARD_OF[room], direction);
        for (int turn = 0; turn < turns.count; turn++)
            if (map_fits_in(cell, card, turns.quarter[turn]))
                return 1;
    }
    return 0;
}
