/* A game as numbers for learning: the mask of a seat's actions, and what the seat sees. */
#include "binding.h"

static int read_seat(const Game *game, PyObject *number)
{
    long seat = PyLong_AsLong(number);
    if (PyErr_Occurred())
        return NOBODY;
    if (seat < 0 || seat >= game->state.seats) {
        wrong("seat");
        return NOBODY;
    }
    return (int)seat;
}

PyObject *game_tensor(PyObject *self, PyObject *number)
{
    Game *game = (Game *)self;
    uint8_t bytes[TENSOR];
    int seat = read_seat(game, number);
    if (seat == NOBODY)
        return NULL;
    observe(&game->state, seat, bytes);
    return PyBytes_FromStringAndSize((const char *)bytes, TENSOR);
}

PyObject *game_mask(PyObject *self, PyObject *number)
{
    Game *game = (Game *)self;
    uint8_t mask[ACTIONS] = {0};
    int seat = read_seat(game, number);
    if (seat == NOBODY)
        return NULL;
    if (owes(&game->state, seat)) {
        const Options *options = options_of(game, seat);
        for (int place = 0; place < options->count; place++)
            mask[number_of_action(&game->state, seat, options->id[place])] = 1;
    }
    return PyBytes_FromStringAndSize((const char *)mask, ACTIONS);
}

PyObject *game_numbers(PyObject *self, PyObject *number)
{
    Game *game = (Game *)self;
    int32_t numbers[OPTIONS_MOST];
    int count = 0, seat = read_seat(game, number);
    if (seat == NOBODY)
        return NULL;
    if (owes(&game->state, seat)) {
        const Options *options = options_of(game, seat);
        for (; count < options->count; count++)
            numbers[count] = number_of_action(&game->state, seat, options->id[count]);
    }
    return tuple_of(numbers, count);
}
