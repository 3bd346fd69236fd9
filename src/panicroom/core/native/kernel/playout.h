/* Games played on at random. Each game has its `game.h`, found by the compiler's include path. */
#ifndef PANICROOM_PLAYOUT_H
#define PANICROOM_PLAYOUT_H

#include "game.h"

/* Answer at random until the game is over; how many decisions that took, at most `most`. */
int64_t play_at_random(State *s, uint64_t *seed, int64_t most);

#endif
