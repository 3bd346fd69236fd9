/* Seats, characters and cards as one seat counts them: from itself, clockwise
   (research/station/seen_from.py). */
#ifndef PANICROOM_STATION_SEEN_FROM_H
#define PANICROOM_STATION_SEEN_FROM_H

#include "state.h"

static inline int offset_of(const State *s, int viewer, int seat)
{
    return seat < 0 ? -1 : seat < viewer ? seat - viewer + s->seats : seat - viewer;
}

/* The seat so many places on, fewer than there are seats. */
static inline int seat_at(const State *s, int viewer, int offset)
{
    return viewer + offset < s->seats ? viewer + offset : viewer + offset - s->seats;
}

static inline int piece_of(const State *s, int viewer, int character)
{
    return character < 0 ? -1 : 2 * offset_of(s, viewer, seat_of(character)) + (character & 1);
}

/* An infection card by whose it is. */
static inline int kind_of(const State *s, int viewer, int card)
{
    return card < SEARCH_KINDS ? card
                               : SEARCH_KINDS + offset_of(s, viewer, card - SEARCH_KINDS);
}

#endif
