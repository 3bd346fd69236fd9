#include "binding.h"

#include <string.h>

#include "../kernel/playout.h"

Game *new_game(PyTypeObject *type)
{
    allocfunc alloc = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    Game *game = (Game *)alloc(type, 0);
    if (game) {
        game->state.news = &game->news;
        game->offered = NOBODY;
    }
    return game;
}

PyObject *game_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    int seats, is_fast;
    PyObject *rulings;
    const char *key;
    Py_ssize_t size;
    if (kwargs && PyDict_Size(kwargs))
        return wrong("keywords");
    if (!PyArg_ParseTuple(args, "iO!y#p", &seats, &PyTuple_Type, &rulings, &key, &size, &is_fast))
        return NULL;
    if (seats < FEWEST_SEATS || seats > MOST_SEATS)
        return wrong("seats");
    Game *game = new_game(type);
    if (!game)
        return NULL;
    int is_right = read_rulings(rulings, &game->state.rulings);
    if (!is_right || !begin_dice(&game->state, key, size, is_fast)) {
        Py_DECREF(game);
        return PyErr_Occurred() ? NULL : wrong("rulings");
    }
    begin(&game->state, seats);
    return (PyObject *)game;
}

void game_dealloc(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

PyObject *game_copy(PyObject *self, PyObject *Py_UNUSED(none))
{
    Game *game = (Game *)self, *twin = new_game(Py_TYPE(self));
    if (!twin)
        return NULL;
    twin->state = game->state;
    twin->state.news = &twin->news;
    twin->news.count = game->news.count;
    twin->news.is_cut = game->news.is_cut;
    memcpy(twin->news.said, game->news.said, sizeof(int32_t) * (size_t)game->news.count);
    return (PyObject *)twin;
}

PyObject *game_dump(PyObject *self, PyObject *Py_UNUSED(none))
{
    return numbers_of_state(&((Game *)self)->state);
}

PyObject *game_load(PyObject *type, PyObject *args)
{
    PyObject *tuple;
    const char *key;
    Py_ssize_t size;
    if (!PyArg_ParseTuple(args, "O!y#", &PyTuple_Type, &tuple, &key, &size))
        return NULL;
    Game *game = new_game((PyTypeObject *)type);
    if (!game || load_state(&game->state, tuple, key, size))
        return (PyObject *)game;
    Py_DECREF(game);
    return NULL;
}

/* On a copy, and without the interpreter's lock. Nobody listens to what happens in it. */
PyObject *game_play_out(PyObject *self, PyObject *args)
{
    unsigned long long given;
    long long most;
    if (!PyArg_ParseTuple(args, "KL", &given, &most))
        return NULL;
    State state = ((Game *)self)->state;
    uint64_t seed = given;
    int64_t decisions;
    state.news = NULL;
    Py_BEGIN_ALLOW_THREADS
    decisions = play_at_random(&state, &seed, most);
    Py_END_ALLOW_THREADS
    return Py_BuildValue("LN", (long long)decisions, ending_of(&state));
}
