#include "batch.h"

#include <stdio.h>
#include <string.h>

int batch_key(const Batch *batch, int row, char out[BLAKE2B_LONGEST_KEY])
{
    unsigned episode = batch->rows[row].episode;
    return snprintf(out, BLAKE2B_LONGEST_KEY, "%s/%d/%u", batch->key, row, episode);
}

static void begin_game(Batch *batch, int row)
{
    char key[BLAKE2B_LONGEST_KEY];
    State *state = &batch->rows[row].state;
    int size = batch_key(batch, row, key);
    memset(state, 0, sizeof *state);
    state->rulings = batch->rulings;
    dice_begin(&state->dice, (const uint8_t *)key, size, batch->is_fast);
    begin(state, batch->seats);
}

static void show_mask(const Row *row, uint8_t *mask)
{
    memset(mask, 0, ACTIONS);
    for (int place = 0; place < row->options.count; place++)
        mask[row->number[place]] = 1;
}

void batch_show(Batch *batch, int number)
{
    Row *row = &batch->rows[number];
    const Arrays *to = &batch->arrays;
    int8_t seats[ASKED_MOST];
    owed(&row->state, seats);
    row->seat = seats[0];
    offer(&row->state, row->seat, &row->options);
    for (int place = 0; place < row->options.count; place++)
        row->number[place] = number_of_action(&row->state, row->seat, row->options.id[place]);
    if (to->seats)
        to->seats[number] = (int8_t)row->seat;
    if (to->sides)
        to->sides[number] = (int8_t)side_of(&row->state, row->seat);
    if (to->masks)
        show_mask(row, to->masks + (size_t)number * ACTIONS);
    if (to->tensors)
        observe(&row->state, row->seat, to->tensors + (size_t)number * TENSOR);
}

void batch_begin(Batch *batch)
{
    for (int row = 0; row < batch->games; row++) {
        begin_game(batch, row);
        batch_show(batch, row);
    }
}

void batch_sample(Batch *batch)
{
    for (int number = 0; number < batch->games; number++) {
        const Row *row = &batch->rows[number];
        batch->arrays.actions[number] = row->number[fast_below(&batch->seed, row->options.count)];
    }
}

static int place_of(const Row *row, int32_t action)
{
    for (int place = 0; place < row->options.count; place++)
        if (row->number[place] == action)
            return place;
    return -1;
}

int batch_choose(Batch *batch)
{
    for (int number = 0; number < batch->games; number++) {
        Row *row = &batch->rows[number];
        row->chosen = place_of(row, batch->arrays.actions[number]);
        if (row->chosen < 0)
            return number;
    }
    return -1;
}

static void show_end(const Arrays *to, const Row *row, int number)
{
    const State *state = &row->state;
    int is_done = is_over(state);
    if (to->dones)
        to->dones[number] = (uint8_t)is_done;
    if (to->winners)
        to->winners[number] = (int8_t)(is_done ? state->side : -1);
    if (to->finals && is_done)
        observe(state, row->seat, to->finals + (size_t)number * TENSOR);
    for (int seat = 0; to->rewards && seat < MOST_SEATS; seat++) {
        int reward = is_done && seat < state->seats ? (state->winners >> seat & 1 ? 1 : -1) : 0;
        to->rewards[(size_t)number * MOST_SEATS + (size_t)seat] = (int8_t)reward;
    }
}

void batch_step(Batch *batch)
{
    for (int number = 0; number < batch->games; number++) {
        Row *row = &batch->rows[number];
        apply(&row->state, row->seat, row->options.id[row->chosen]);
        show_end(&batch->arrays, row, number);
        if (is_over(&row->state)) {
            row->episode++;
            begin_game(batch, number);
        }
        batch_show(batch, number);
    }
}
