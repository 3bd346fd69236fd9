/* The core as a Python type: `Game` of panicroom.core._native. It speaks in numbers; core/table.py
   makes actions, events and states of the readable engine out of them. */
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>

#include <string.h>

#include "station/options.h"
#include "station/stream.h"

typedef struct {
    PyObject_HEAD
    State state;
    News news;
    Options options; /* of the seat `offered`; NOBODY if they were not asked for yet */
    int offered;
} Game;

static Game *new_game(PyTypeObject *type)
{
    allocfunc alloc = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    Game *game = (Game *)alloc(type, 0);
    if (game) {
        game->state.news = &game->news;
        game->offered = NOBODY;
    }
    return game;
}

static PyObject *wrong(const char *what)
{
    PyErr_SetString(PyExc_ValueError, what);
    return NULL;
}

static int begin_dice(State *s, const char *key, Py_ssize_t size, int is_fast)
{
    if (size < 1 || size > BLAKE2B_LONGEST_KEY) {
        wrong("key");
        return 0;
    }
    dice_begin(&s->dice, (const uint8_t *)key, (int)size, is_fast);
    return 1;
}

static int read_numbers(PyObject *numbers, int32_t *out, Py_ssize_t most)
{
    Py_ssize_t count = PyTuple_Size(numbers);
    if (count < 0 || count > most)
        return -1;
    for (Py_ssize_t place = 0; place < count; place++) {
        long number = PyLong_AsLong(PyTuple_GetItem(numbers, place));
        if (PyErr_Occurred())
            return -1;
        if (number < INT32_MIN || number > INT32_MAX)
            return -1;
        out[place] = (int32_t)number;
    }
    return (int)count;
}

static int read_rulings(PyObject *numbers, Rulings *rulings)
{
    int32_t found[RULINGS];
    int16_t kept[RULINGS];
    if (read_numbers(numbers, found, RULINGS) != RULINGS)
        return 0;
    for (int ruling = 0; ruling < RULINGS; ruling++) {
        if (found[ruling] < RULING_BOUNDS[ruling][0] || found[ruling] > RULING_BOUNDS[ruling][1])
            return 0;
        kept[ruling] = (int16_t)found[ruling];
    }
    memcpy(rulings, kept, sizeof kept);
    return 1;
}

static PyObject *game_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
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

static void game_dealloc(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

static PyObject *tuple_of(const int32_t *numbers, int count)
{
    PyObject *tuple = PyTuple_New(count);
    for (int place = 0; tuple && place < count; place++)
        PyTuple_SetItem(tuple, place, PyLong_FromLong(numbers[place]));
    return tuple;
}

static const Options *options_of(Game *game, int seat)
{
    if (game->offered != seat) {
        offer(&game->state, seat, &game->options);
        game->offered = seat;
    }
    return &game->options;
}

static int first_owed(const Game *game)
{
    int8_t seats[2];
    return owed(&game->state, seats) ? seats[0] : NOBODY;
}

static PyObject *game_owed(PyObject *self, PyObject *Py_UNUSED(none))
{
    int8_t seats[2];
    int count = owed(&((Game *)self)->state, seats);
    return tuple_of((int32_t[]){count > 0 ? seats[0] : 0, count > 1 ? seats[1] : 0}, count);
}

static PyObject *game_ids(PyObject *self, PyObject *number)
{
    Game *game = (Game *)self;
    long seat = PyLong_AsLong(number);
    if (PyErr_Occurred())
        return NULL;
    if (!owes(&game->state, (int)seat))
        return PyTuple_New(0);
    const Options *options = options_of(game, (int)seat);
    return tuple_of((const int32_t *)options->id, options->count);
}

static PyObject *game_choices(PyObject *self, PyObject *Py_UNUSED(none))
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

static PyObject *game_pick(PyObject *self, PyObject *number)
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

static PyObject *game_act(PyObject *self, PyObject *args)
{
    Game *game = (Game *)self;
    int seat;
    unsigned long id;
    if (!PyArg_ParseTuple(args, "ik", &seat, &id))
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

static PyObject *game_news(PyObject *self, PyObject *Py_UNUSED(none))
{
    const News *news = &((Game *)self)->news;
    if (news->is_cut) {
        PyErr_SetString(PyExc_OverflowError, "news");
        return NULL;
    }
    return tuple_of(news->said, news->count);
}

static PyObject *ending_of(const State *s)
{
    if (!is_over(s))
        Py_RETURN_NONE;
    return tuple_of((int32_t[]){s->ending, s->side, s->winners}, 3);
}

static PyObject *game_ending(PyObject *self, PyObject *Py_UNUSED(none))
{
    return ending_of(&((Game *)self)->state);
}

static PyObject *game_copy(PyObject *self, PyObject *Py_UNUSED(none))
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

static PyObject *game_dump(PyObject *self, PyObject *Py_UNUSED(none))
{
    int32_t numbers[STREAM_MOST];
    int count = write_state(&((Game *)self)->state, numbers);
    if (!count) {
        PyErr_SetString(PyExc_OverflowError, "state");
        return NULL;
    }
    return tuple_of(numbers, count);
}

static PyObject *game_load(PyObject *type, PyObject *args)
{
    PyObject *tuple;
    const char *key;
    Py_ssize_t size;
    int32_t numbers[STREAM_MOST];
    if (!PyArg_ParseTuple(args, "O!y#", &PyTuple_Type, &tuple, &key, &size))
        return NULL;
    int count = read_numbers(tuple, numbers, STREAM_MOST);
    if (count < 0)
        return PyErr_Occurred() ? NULL : wrong("numbers");
    Game *game = new_game((PyTypeObject *)type);
    if (!game)
        return NULL;
    if (begin_dice(&game->state, key, size, 0) && read_state(&game->state, numbers, count))
        return (PyObject *)game;
    Py_DECREF(game);
    return PyErr_Occurred() ? NULL : wrong("state");
}

static PyObject *game_is_fast(PyObject *self, PyObject *Py_UNUSED(none))
{
    return PyBool_FromLong(((Game *)self)->state.dice.is_fast);
}

static PyObject *game_key(PyObject *self, PyObject *Py_UNUSED(none))
{
    const Dice *dice = &((Game *)self)->state.dice;
    return PyBytes_FromStringAndSize((const char *)dice->key, dice->key_size);
}

/* On a copy, and without the interpreter's lock. Nobody listens to what happens in it. */
static PyObject *game_play_out(PyObject *self, PyObject *args)
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

static PyMethodDef METHODS[] = {
    {"owed", game_owed, METH_NOARGS, "The seats that owe an answer now."},
    {"ids", game_ids, METH_O, "The ids of what a seat may do, in the readable engine's order."},
    {"choices", game_choices, METH_NOARGS, "How many options the first seat that owes has."},
    {"pick", game_pick, METH_O, "Take an option of the first seat that owes; its next choices."},
    {"act", game_act, METH_VARARGS, "Take an action by seat and id; False if it is not offered."},
    {"news", game_news, METH_NOARGS, "What the last action brought about, as numbers."},
    {"ending", game_ending, METH_NOARGS, "Ending, side and winners as numbers, or None."},
    {"copy", game_copy, METH_NOARGS, "A game of its own, to try something and come back."},
    {"dump", game_dump, METH_NOARGS, "The whole state as numbers."},
    {"load", game_load, METH_VARARGS | METH_CLASS, "A game from those numbers and its key."},
    {"key", game_key, METH_NOARGS, "The key of the dice."},
    {"is_fast", game_is_fast, METH_NOARGS, "The dice are fast ones, which can be predicted."},
    {"play_out", game_play_out, METH_VARARGS, "Decisions and ending of a random end of the game."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot SLOTS[] = {
    {Py_tp_new, game_new},
    {Py_tp_dealloc, game_dealloc},
    {Py_tp_methods, METHODS},
    {Py_tp_doc, "One game of Panic Station, spoken of in numbers."},
    {0, NULL},
};

static PyType_Spec GAME = {
    .name = "panicroom.core._native.Game",
    .basicsize = sizeof(Game),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .slots = SLOTS,
};

static int fill(PyObject *module)
{
    PyObject *type = PyType_FromSpec(&GAME);
    if (!type || PyModule_AddObjectRef(module, "Game", type) < 0)
        return -1;
    Py_DECREF(type);
    if (PyModule_AddIntConstant(module, "STATE_BYTES", (long)sizeof(State)) < 0)
        return -1;
    return PyModule_AddStringConstant(module, "TABLES_DIGEST", TABLES_DIGEST);
}

static PyModuleDef_Slot MODULE_SLOTS[] = {{Py_mod_exec, fill}, {0, NULL}};

static struct PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT,
    .m_name = "panicroom.core._native",
    .m_slots = MODULE_SLOTS,
};

PyMODINIT_FUNC PyInit__native(void) { return PyModuleDef_Init(&MODULE); }
