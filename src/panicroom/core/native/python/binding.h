/* One game as a Python type. Every file here is compiled once for each game, whose `game.h` the
   compiler's include path finds; it speaks in numbers, of which core/table.py makes actions, events
   and states of the readable engine. */
#ifndef PANICROOM_BINDING_H
#define PANICROOM_BINDING_H

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>

#include "game.h"

typedef struct {
    PyObject_HEAD
    State state;
    News news;
    Options options; /* of the seat `offered`; NOBODY if they were not asked for yet */
    int offered;
} Game;

/* numbers: between Python and C */
PyObject *wrong(const char *what); /* raises ValueError */
PyObject *tuple_of(const int32_t *numbers, int count);
int read_numbers(PyObject *tuple, int32_t *out, Py_ssize_t most); /* how many, or -1 */
int read_rulings(PyObject *numbers, Rulings *rulings);
int begin_dice(State *s, const char *key, Py_ssize_t size, int is_fast);
PyObject *numbers_of_state(const State *s);
int load_state(State *s, PyObject *tuple, const char *key, Py_ssize_t size);
PyObject *ending_of(const State *s);

/* module: the types as Python is told of them */
#define MODULE_NAME "panicroom.core." LIBRARY_NAME
extern PyType_Spec GAME_TYPE, BATCH_TYPE;

/* game: making one, and what can be done with it as a whole */
Game *new_game(PyTypeObject *type);
PyObject *game_new(PyTypeObject *type, PyObject *args, PyObject *kwargs);
void game_dealloc(PyObject *self);
PyObject *game_copy(PyObject *self, PyObject *none);
PyObject *game_dump(PyObject *self, PyObject *none);
PyObject *game_load(PyObject *type, PyObject *args);
PyObject *game_play_out(PyObject *self, PyObject *args);

/* play: what is owed, offered and done */
PyObject *game_owed(PyObject *self, PyObject *none);
PyObject *game_ids(PyObject *self, PyObject *seat);
PyObject *game_choices(PyObject *self, PyObject *none);
PyObject *game_pick(PyObject *self, PyObject *place);
PyObject *game_act(PyObject *self, PyObject *args);
PyObject *game_news(PyObject *self, PyObject *none);
PyObject *game_ending(PyObject *self, PyObject *none);
const Options *options_of(Game *game, int seat);

/* encoded: as numbers for learning */
PyObject *game_tensor(PyObject *self, PyObject *seat);
PyObject *game_mask(PyObject *self, PyObject *seat);
PyObject *game_numbers(PyObject *self, PyObject *seat);

#endif
