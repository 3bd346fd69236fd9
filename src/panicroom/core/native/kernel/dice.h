/* The dice of panicroom/kernel/dice.py: the same key gives the same numbers. And fast ones, for
   research alone: whoever sees a few of their rolls can work out the rest. */
#ifndef PANICROOM_DICE_H
#define PANICROOM_DICE_H

#include <stdint.h>

#include "blake2b.h"

typedef enum { STREAM_DEAL, STREAM_ROLL, STREAM_RESHUFFLE, STREAMS } Stream;

#define SCRIPT_MOST 32

/* Numbers that a position dictates for a stream, before those of the key. */
typedef struct {
    uint8_t next, count;
    uint8_t number[SCRIPT_MOST];
} Script;

typedef struct {
    uint8_t is_fast;
    uint8_t key_size;
    uint8_t key[BLAKE2B_LONGEST_KEY];
    uint64_t fast;
    uint64_t counter[STREAMS];
    Blake2bKeyed keyed[STREAMS];
    Script script[STREAMS];
} Dice;

void dice_begin(Dice *dice, const uint8_t *key, int key_size, int is_fast);
int dice_below(Dice *dice, Stream stream, int count);
void dice_shuffle(Dice *dice, Stream stream, uint8_t *things, int count);

/* A fast generator by itself: splitmix64. */
uint64_t fast_word(uint64_t *seed);
int fast_below(uint64_t *seed, int count);

#endif
