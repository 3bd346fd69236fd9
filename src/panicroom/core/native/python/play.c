#include "binding.h"

const Options *options_of(Game *game, int seat)
{
    if (game->offered != seat) {
        offer(&game->state, seat, &game->options);
        game->offered = seat;
    }
    return &game->options;
}

static int first_owed(const Game *game)
{
    int8_t seats[ASKED_MOST];
    return owed(&game->state, seats) ? seats[0] : NOBODY;
}

PyObject *game_owed(PyObject *self, PyObject *Py_UNUSED(none))
{
    int8_t seats[ASKED_MOST];
    int32_t numbers[ASKED_MOST];
    int count = owed(&((Game *)self)->state, seats);
    for (int place = 0; place < count; place++)
        numbers[place] = seats[place];
    return tuple_of(numbers, count);
}

PyObject *game_ids(PyObject *self, PyObject *number)
{
    Game *game = (Game *)self;
    long seat = PyLong_AsLong(number);
    if (PyErr_Occurred())
        return NULL;
    if (seat < 0 || seat >= MOST_SEATS || !owes(&game->state, (int)seat))
        return PyTuple_New(0);
    const Options *options = options_of(game, (int)seat);
    return tuple_of((const int32_t *)options->id, options->count);
}

PyObject *game_choices(PyObject *self, PyObject *Py_UNUSED(none))
{
    Game *game = (Game *)self;
    int seat = first_owed(game);
    return PyLong_FromLong(seat == NOBODY ? 0 : options_of(game, seat)->count);
}

static void take(Game *game, int seat, uint32_t id)
{
    game->offered = NOBODY;
    apply(&game->state, seat, id);
}

PyObject *game_pick(PyObject *self, PyObject *number)
{
    Game *game = (Game *)self;
    long place = PyLong_AsLong(number);
    int seat = first_owed(game);
    if (PyErr_Occurred())
        return NULL;
    if (seat == NOBODY || place < 0 || place >= options_of(game, seat)->count) {
        PyErr_SetString(PyExc_IndexError, "no such option");
        return NULL;
    }
    take(game, seat, game->options.id[place]);
    return game_choices(self, NULL);
}

PyObject *game_act(PyObject *self, PyObject *args)
{
    Game *game = (Game *)self;
    int seat;
    long long id;
    if (!PyArg_ParseTuple(args, "iL", &seat, &id))
        return NULL;
    if (owes(&game->state, seat)) {
        const Options *options = options_of(game, seat);
        for (int place = 0; place < options->count; place++)
            if (options->id[place] == id) {
                take(game, seat, (uint32_t)id);
                Py_RETURN_TRUE;
            }
    }
    Py_RETURN_FALSE;
}

PyObject *game_news(PyObject *self, PyObject *Py_UNUSED(none))
{
    const News *news = &((Game *)self)->news;
    if (news->is_cut) {
        PyErr_SetString(PyExc_OverflowError, "news");
        return NULL;
    }
    return tuple_of(news->said, news->count);
}

PyObject *game_ending(PyObject *self, PyObject *Py_UNUSED(none))
{
    return ending_of(&((Game *)self)->state);
}
