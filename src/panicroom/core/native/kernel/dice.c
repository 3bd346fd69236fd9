#include "dice.h"

#include <string.h>

static const char *const NAMES[STREAMS] = {"deal", "roll", "reshuffle"};

void dice_begin(Dice *dice, const uint8_t *key, int key_size, int is_fast)
{
    memset(dice, 0, sizeof *dice);
    dice->is_fast = (uint8_t)is_fast;
    dice->key_size = (uint8_t)key_size;
    memcpy(dice->key, key, (size_t)key_size);
    for (int stream = 0; stream < STREAMS; stream++)
        blake2b_key(&dice->keyed[stream], key, (size_t)key_size, NAMES[stream]);
    if (is_fast)
        dice->fast = blake2b_word(&dice->keyed[0], 0);
}

uint64_t fast_word(uint64_t *seed)
{
    uint64_t word = *seed += 0x9e3779b97f4a7c15;
    word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9;
    word = (word ^ word >> 27) * 0x94d049bb133111eb;
    return word ^ word >> 31;
}

/* The upper half of a product: no division, and unfair by less than one part in 2^32. */
int fast_below(uint64_t *seed, int count)
{
    return (int)((fast_word(seed) >> 32) * (uint64_t)count >> 32);
}

/* Words beyond the last multiple of `count` are thrown away, so that all numbers are as likely. */
static int keyed_below(Dice *dice, Stream stream, uint64_t count)
{
    uint64_t beyond = (0 - count) % count, number;
    do
        number = blake2b_word(&dice->keyed[stream], dice->counter[stream]++);
    while (beyond && number >= 0 - beyond);
    return (int)(number % count);
}

int dice_below(Dice *dice, Stream stream, int count)
{
    Script *script = &dice->script[stream];
    if (script->next < script->count)
        return script->number[script->next++];
    if (dice->is_fast)
        return fast_below(&dice->fast, count);
    return keyed_below(dice, stream, (uint64_t)count);
}

/* Fisher and Yates, from the last place down. */
void dice_shuffle(Dice *dice, Stream stream, uint8_t *things, int count)
{
    for (int last = count - 1; last > 0; last--) {
        int other = dice_below(dice, stream, last + 1);
        uint8_t kept = things[last];
        things[last] = things[other];
        things[other] = kept;
    }
}
