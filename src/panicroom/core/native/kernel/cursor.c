#include "cursor.h"

int32_t carry(Cursor *c, int32_t value, int32_t least, int32_t greatest)
{
    if (c->count >= c->most) {
        c->is_wrong = 1;
        return least;
    }
    if (!c->in) {
        c->out[c->count++] = value;
        return value;
    }
    value = c->in[c->count++];
    if (least <= value && value <= greatest)
        return value;
    c->is_wrong = 1;
    return least;
}

void carry_pile(Cursor *c, uint8_t *cards, uint8_t *count, int most, int kinds)
{
    CARRY(c, *count, 0, most);
    for (int place = 0; place < *count; place++)
        CARRY(c, cards[place], 0, kinds - 1);
}

void carry_rulings(Cursor *c, int16_t *rulings, const int16_t (*bounds)[2], int count)
{
    for (int ruling = 0; ruling < count; ruling++)
        CARRY(c, rulings[ruling], bounds[ruling][0], bounds[ruling][1]);
}

static void carry_large(Cursor *c, uint64_t *number)
{
    uint32_t low = (uint32_t)*number, high = (uint32_t)(*number >> 32);
    low = (uint32_t)carry(c, (int32_t)low, INT32_MIN, INT32_MAX);
    high = (uint32_t)carry(c, (int32_t)high, INT32_MIN, INT32_MAX);
    *number = (uint64_t)high << 32 | low;
}

void carry_dice(Cursor *c, Dice *dice, const int32_t greatest[STREAMS])
{
    CARRY(c, dice->is_fast, 0, 1);
    carry_large(c, &dice->fast);
    for (int stream = 0; stream < STREAMS; stream++) {
        Script *script = &dice->script[stream];
        uint8_t left = (uint8_t)(script->count - script->next);
        carry_large(c, &dice->counter[stream]);
        CARRY(c, left, 0, greatest[stream] ? SCRIPT_MOST : 0);
        for (int place = 0; place < left; place++)
            CARRY(c, script->number[script->next + place], 0, greatest[stream]);
        script->count = (uint8_t)(script->next + left);
    }
}
