/* Whether a state that came as numbers can be played: what must hold beyond the bounds of each. */
#ifndef PANICROOM_PANIK_POSSIBLE_H
#define PANICROOM_PANIK_POSSIBLE_H

#include "state.h"

int is_possible(const State *s);

#endif
