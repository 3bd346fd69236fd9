/* What is owed, offered and done: the one place where decisions and actions meet the chapters
   (station/options.py, kernel/engine.py). */
#ifndef PANICROOM_STATION_OPTIONS_H
#define PANICROOM_STATION_OPTIONS_H

#include "state.h"

#define ASKED_MOST 2

/* Every value within its bounds will do. */
static inline int are_rulings_possible(const Rulings *rulings)
{
    (void)rulings;
    return 1;
}

/* A new game for these rulings and dice, up to its first decision. */
void begin(State *s, int seats);

/* The seats that owe an answer now, at most two of them; how many there are. */
int owed(const State *s, int8_t seats[ASKED_MOST]);
int owes(const State *s, int seat);

/* What a seat that owes an answer may do. */
void offer(const State *s, int seat, Options *out);

/* Take an offered action, and every step that follows without a decision. */
void apply(State *s, int seat, uint32_t id);

#endif
