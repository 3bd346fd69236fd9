/* Whether a state that came as numbers can be played: what must hold beyond the bounds of each. */
#ifndef PANICROOM_STATION_POSSIBLE_H
#define PANICROOM_STATION_POSSIBLE_H

#include "state.h"

/* Works out what follows from the numbers, the ways of the map and the sizes of hands, as well. */
int is_possible(State *s);

#endif
