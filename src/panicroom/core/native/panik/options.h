/* What is owed, offered and done: the one place where decisions and actions meet the chapters
   (panik/options.py, kernel/engine.py). */
#ifndef PANICROOM_PANIK_OPTIONS_H
#define PANICROOM_PANIK_OPTIONS_H

#include "state.h"

#define ASKED_MOST MOST_SEATS

/* There are as many ghost manors as ever, whatever their values. */
int are_rulings_possible(const Rulings *rulings);

/* A new game for these rulings and dice, up to its first decision. */
void begin(State *s, int seats);

/* The seats that owe an answer now; how many there are. */
int owed(const State *s, int8_t seats[ASKED_MOST]);
int owes(const State *s, int seat);

/* What a seat that owes an answer may do. */
void offer(const State *s, int seat, Options *out);

/* Take an offered action, and every step that follows without a decision. */
void apply(State *s, int seat, uint32_t id);

#endif
