/* A walk over the numbers of a state. One walk over all fields serves both ways, writing and
   reading, so that they cannot differ. */
#ifndef PANICROOM_CURSOR_H
#define PANICROOM_CURSOR_H

#include <stdint.h>

#include "dice.h"

#define STREAM_MOST 1024

typedef struct {
    const int32_t *in; /* NULL where the walk writes */
    int32_t *out;
    int count, most;
    int is_wrong;
} Cursor;

/* The number itself where the walk writes; where it reads, the next one, if it is allowed. */
int32_t carry(Cursor *c, int32_t value, int32_t least, int32_t greatest);

#define CARRY(cursor, field, least, greatest)                                                    \
    ((field) = (__typeof__(field))carry(cursor, (int32_t)(field), least, greatest))

void carry_pile(Cursor *c, uint8_t *cards, uint8_t *count, int most, int kinds);
void carry_rulings(Cursor *c, int16_t *rulings, const int16_t (*bounds)[2], int count);

/* `greatest` is, for each stream, the largest number that a position may dictate. */
void carry_dice(Cursor *c, Dice *dice, const int32_t greatest[STREAMS]);

#endif
