#include "batch.h"

#include <stdio.h>
#include <string.h>

int batch_key(const Batch *batch, int row, char out[BLAKE2B_LONGEST_KEY])
{
    unsigned episode = batch->rows[row].episode;
    return snprintf(out, BLAKE2B_LONGEST_KEY, "%s/%d/%u", batch->key, row, episode);
}

/* Of whom, and what; of nobody nothing where the game is over. */
static void ask(Row *row)
{
    int8_t seats[ASKED_MOST];
    row->options.count = 0;
    if (!owed(&row->state, seats))
        return;
    row->seat = seats[0];
    offer(&row->state, row->seat, &row->options);
}

static void go_on(const Batch *batch, Row *row)
{
    ask(row);
    while (batch->skip_forced && row->options.count == 1) {
        apply(&row->state, row->seat, row->options.id[0]);
        ask(row);
    }
}

static void begin_game(Batch *batch, int number)
{
    char key[BLAKE2B_LONGEST_KEY];
    Row *row = &batch->rows[number];
    int size = batch_key(batch, number, key);
    memset(&row->state, 0, sizeof row->state);
    row->state.rulings = batch->rulings;
    dice_begin(&row->state.dice, (const uint8_t *)key, size, batch->is_fast);
    begin(&row->state, batch->seats);
    go_on(batch, row);
}

static void show_mask(const Row *row, uint8_t *mask)
{
    memset(mask, 0, ACTIONS);
    for (int place = 0; place < row->options.count; place++)
        mask[row->number[place]] = 1;
}

static void show(Batch *batch, int number)
{
    Row *row = &batch->rows[number];
    const Arrays *to = &batch->arrays;
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
        show(batch, row);
    }
}

int batch_put(Batch *batch, int number, const State *state)
{
    Row row = {.state = *state, .episode = batch->rows[number].episode};
    go_on(batch, &row);
    if (is_over(&row.state))
        return 0;
    batch->rows[number] = row;
    show(batch, number);
    return 1;
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

static void show_end(const Arrays *to, const Row *row, int number, int actor)
{
    const State *state = &row->state;
    int is_done = is_over(state);
    if (to->dones)
        to->dones[number] = (uint8_t)is_done;
    if (to->winners)
        to->winners[number] = (int8_t)(is_done ? state->side : -1);
    if (to->finals && is_done)
        observe(state, actor, to->finals + (size_t)number * TENSOR);
    for (int seat = 0; to->rewards && seat < MOST_SEATS; seat++) {
        int reward = is_done && seat < state->seats ? (state->winners >> seat & 1 ? 1 : -1) : 0;
        to->rewards[(size_t)number * MOST_SEATS + (size_t)seat] = (int8_t)reward;
    }
}

static void step_row(Batch *batch, int number)
{
    Row *row = &batch->rows[number];
    int actor = row->seat;
    apply(&row->state, actor, row->options.id[row->chosen]);
    go_on(batch, row);
    show_end(&batch->arrays, row, number, actor);
    while (is_over(&row->state)) {
        row->episode++;
        begin_game(batch, number);
    }
    show(batch, number);
}

void batch_step(Batch *batch)
{
    for (int number = 0; number < batch->games; number++)
        step_row(batch, number);
}
