/* The whole truth about a game of Panik in one flat value (panik/state.py): a copy of it is a
   memcpy, and nothing in it is allocated. */
#ifndef PANICROOM_PANIK_STATE_H
#define PANICROOM_PANIK_STATE_H

#include <stdint.h>

#include "../kernel/dice.h"
#include "../kernel/news.h"
#include "../kernel/options.h"
#include "tables.h"

#define NOBODY (-1)
#define NOT_OVER (-1)
#define NONE (-1) /* no manor, no hunter */
#define AGENDA_MOST 8

/* Lists are indexed by seat or by manor. A hunter is a number: owner and kind. Those at a manor are
   sorted; hands are sorted in the readable engine, so here they are counts by kind. */
typedef struct {
    Rulings rulings;
    int8_t seats, first;
    int8_t ending, side; /* NOT_OVER while the game goes on */
    uint8_t winners;
    uint32_t decision;
    uint8_t manor[MANORS_MOST], up[MANORS_MOST];
    uint8_t asides, aside[MANOR_CARDS];
    uint8_t hand[MOST_SEATS][HUNTER_KINDS];
    uint8_t hunters[MANORS_MOST], hunter[MANORS_MOST][MANOR_ROOM];
    uint8_t scored; /* how many scores there are: none before the end */
    int16_t score[MOST_SEATS];
    uint8_t frames;
    Frame agenda[AGENDA_MOST];
    int8_t sealed[MOST_SEATS]; /* of the frame that all answer at once */
    Dice dice;
    News *news; /* NULL where nobody listens */
} State;

static inline int is_over(const State *s) { return s->ending != NOT_OVER; }
static inline int manors(const State *s) { return MANORS_EACH * s->seats; }
static inline int owner_of(int manor) { return manor / MANORS_EACH; }
static inline int hunter_of(int owner, int kind) { return HUNTER_KINDS * owner + kind; }
static inline int owner_of_hunter(int hunter) { return hunter / HUNTER_KINDS; }
static inline int kind_of_hunter(int hunter) { return hunter % HUNTER_KINDS; }
static inline int is_full(const State *s, int manor) { return s->hunters[manor] >= MANOR_ROOM; }
static inline int is_sealed_kind(int kind)
{
    return kind == FRAME_CHOOSE_MANORS || kind == FRAME_CHOOSE_POSTS;
}

void push(State *s, Frame frame);
Frame pop(State *s);
int hand_size(const State *s, int seat);
int count_at(const State *s, int manor, int hunter);
void put_at(State *s, int manor, int hunter);
void take_from(State *s, int manor, int hunter);

#endif
