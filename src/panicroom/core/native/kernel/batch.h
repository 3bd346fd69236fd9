/* Many games at once. What is told of them goes into arrays of the caller, a row for each game;
   one that the caller does not want is NULL. */
#ifndef PANICROOM_BATCH_H
#define PANICROOM_BATCH_H

#include "game.h"

typedef struct {
    int32_t *actions;  /* what is to be done, as a number of the action space */
    uint8_t *masks;    /* ACTIONS each: what may be done */
    uint8_t *tensors;  /* TENSOR each: what the seat that is asked sees */
    int8_t *seats;     /* who is asked */
    int8_t *sides;     /* the side of that seat, or -1 where a game has none */
    int8_t *rewards;   /* MOST_SEATS each: 1 for a winner, -1 for a loser, 0 before the end */
    uint8_t *dones;    /* the game has just ended, and the row shows the next one */
    int8_t *winners;   /* the side that has won then, else -1 */
    uint8_t *finals;   /* TENSOR each: how whoever acted last saw the end of it */
} Arrays;

typedef struct {
    State state;
    Options options;
    int32_t number[OPTIONS_MOST]; /* of each option in the action space */
    int seat, chosen;             /* who is asked, and the place of their answer */
    uint32_t episode;
} Row;

typedef struct {
    int games, seats, is_fast;
    int skip_forced; /* who has one option takes it unasked */
    Rulings rulings;
    char key[BLAKE2B_LONGEST_KEY];
    uint64_t seed; /* of `batch_sample` */
    Arrays arrays;
    Row *rows;
} Batch;

#define EPISODE_TEXT 24 /* of a game's key beside the batch's */

/* A game's key: the batch's, its row and how many games the row has had before. */
int batch_key(const Batch *batch, int row, char out[BLAKE2B_LONGEST_KEY]);

void batch_begin(Batch *batch);

/* Draw one of each row's options, all equally likely, into the actions. */
void batch_sample(Batch *batch);

/* Find every row's action among its options. The first row whose action is not offered, or -1:
   then `batch_step` may be called. */
int batch_choose(Batch *batch);

/* Take what was chosen. A row whose game ends begins the next in the same step. */
void batch_step(Batch *batch);

/* Go on in a row from this state. 0, and nothing changes, if it ends before anybody is asked. */
int batch_put(Batch *batch, int row, const State *state);

#endif
