/* Seats, manors and hunters as one seat counts them: from itself, clockwise
   (research/panik/seen_from.py). */
#ifndef PANICROOM_PANIK_SEEN_FROM_H
#define PANICROOM_PANIK_SEEN_FROM_H

#include "state.h"

static inline int offset_of(const State *s, int viewer, int seat)
{
    return seat < viewer ? seat - viewer + s->seats : seat - viewer;
}

/* The seat so many places on. */
static inline int seat_at(const State *s, int viewer, int offset)
{
    return (viewer + offset) % s->seats;
}

static inline int seen_manor(const State *s, int viewer, int manor)
{
    if (manor < 0)
        return NONE;
    return MANORS_EACH * offset_of(s, viewer, owner_of(manor)) + manor % MANORS_EACH;
}

static inline int seen_hunter(const State *s, int viewer, int hunter)
{
    if (hunter < 0)
        return NONE;
    return hunter_of(offset_of(s, viewer, owner_of_hunter(hunter)), kind_of_hunter(hunter));
}

#endif
