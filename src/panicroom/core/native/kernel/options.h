/* What a seat may do, as numbers in the order of the readable engine. */
#ifndef PANICROOM_OPTIONS_H
#define PANICROOM_OPTIONS_H

#include <stdint.h>

#define OPTIONS_MOST 256

typedef struct {
    int32_t count;
    uint32_t id[OPTIONS_MOST];
} Options;

/* An action is its verb and up to three fields, a byte each. */
static inline uint32_t action_id(int verb, int a, int b, int c)
{
    return (uint32_t)verb << 24 | (uint32_t)(a & 0xff) << 16 | (uint32_t)(b & 0xff) << 8 |
           (uint32_t)(c & 0xff);
}

static inline int verb_of(uint32_t id) { return (int)(id >> 24); }
static inline int field_of(uint32_t id, int place) { return (int8_t)(id >> (16 - 8 * place)); }

static inline void offer_action(Options *out, int verb, int a, int b, int c)
{
    out->id[out->count++] = action_id(verb, a, b, c);
}

#endif
