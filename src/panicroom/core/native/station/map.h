/* The map: which card lies where, and all that follows from it (station/map.py). */
#ifndef PANICROOM_STATION_MAP_H
#define PANICROOM_STATION_MAP_H

#include <stdint.h>

#include "tables.h"

#define NOT_LAID (-1)

/* A free cell that a doorway leads to. A bit for each direction: where a card lies next to it,
   where that card has a doorway, and where this is a security door. */
typedef struct {
    int8_t east, north;
    uint8_t laid, doors, locks;
} FreeCell;

typedef struct {
    int8_t east[ROOM_CARDS], north[ROOM_CARDS];
    int8_t quarter[ROOM_CARDS];          /* how a card is turned, or NOT_LAID */
    int8_t next_to[ROOM_CARDS][4];       /* the card on each side, or NOT_LAID */
    int8_t ways[ROOMS][4];               /* the room behind each passage, or NOWHERE */
    int8_t open_ways[ROOMS][4];          /* the same with security passages closed (MAP-4) */
    int8_t neighbours[ROOMS][4];         /* the room next to each, doors or not (MAP-6) */
    uint8_t free_cells;
    FreeCell free_cell[DOORS];           /* sorted by east and north */
} Map;

/* The quarters by which a card may be turned: both give the same card, so one choice, or two. */
typedef struct {
    int8_t count;
    int8_t quarter[2];
} Turns;

void map_clear(Map *map);
void map_lay(Map *map, int card, int east, int north, int quarter);
int map_card_at(const Map *map, int east, int north);
void map_cards_around(const Map *map, int east, int north, int8_t around[4]); /* by direction */

/* Where a card fits, as `StationMap.fits` lists it. */
Turns map_turns(const Map *map, int card);
int map_fits_somewhere(const Map *map, int card);
int map_fits_at_room(const Map *map, int card, int room);
int map_fits_in(const FreeCell *cell, int card, int quarter);
const FreeCell *map_free_cell(const Map *map, int card, int direction);
int map_has_free_doorway(const Map *map, int room, int direction);

extern const int8_t EAST_OF[4], NORTH_OF[4];

static inline int opposite(int direction) { return (direction + 2) & 3; }

static inline int map_doors(const Map *map, int card)
{
    return CARD_DOORS[card][map->quarter[card]];
}

static inline int map_locks(const Map *map, int card)
{
    return CARD_LOCKS[card][map->quarter[card]];
}

#endif
