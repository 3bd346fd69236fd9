/* A state as a list of whole numbers and back: how it crosses to the readable engine, and how it
   is kept. core/panik/writing.py and reading.py have the same list from the other side. */
#ifndef PANICROOM_PANIK_STREAM_H
#define PANICROOM_PANIK_STREAM_H

#include "../kernel/cursor.h"
#include "state.h"

/* All but the key of the dice, which is text; how many numbers there are. */
int write_state(const State *s, int32_t out[STREAM_MOST]);

/* Into a state whose dice have their key. 0 if the numbers are no state that can be played: every
   one is checked, since they may come from anywhere. */
int read_state(State *s, const int32_t *numbers, int count);

#endif
