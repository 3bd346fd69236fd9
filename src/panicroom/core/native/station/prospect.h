/* What a search would cost a player (TURN-4): moves, explorations and the search.

   The visible card is what it is; a card not yet seen counts as fitting and searchable, so that
   the options betray nothing of the deck. */
#ifndef PANICROOM_STATION_PROSPECT_H
#define PANICROOM_STATION_PROSPECT_H

#include "state.h"

#define UNSEEN (-2)
#define LAY_GO_SEARCH 3

/* Where a player's characters stand, and the AP left. */
typedef struct {
    int where[2];
    int ap;
} Standing;

/* The station as it is, or would be after a card is laid. */
typedef struct {
    const State *state;
    const Map *map;
    int card, deck, passes;
} Prospect;

int allows_search(const Prospect *p, Standing standing);
int allows_search_on_foot(const Prospect *p, Standing standing);
int would_be_searched(const Prospect *p, int room, int direction, int quarter);
int next_may_be_laid(const Prospect *p, int room);

/* The prospect after the visible card is laid; `after` is the map it will look at. */
Prospect after_laying(const Prospect *p, Map *after, int east, int north, int quarter);
Prospect after_laying_at(const Prospect *p, Map *after, int room, int direction, int quarter);

#endif
