#include "binding.h"

#define MODULE_NAME "panicroom.core." LIBRARY_NAME

static PyObject *game_is_fast(PyObject *self, PyObject *Py_UNUSED(none))
{
    return PyBool_FromLong(((Game *)self)->state.dice.is_fast);
}

static PyObject *game_key(PyObject *self, PyObject *Py_UNUSED(none))
{
    const Dice *dice = &((Game *)self)->state.dice;
    return PyBytes_FromStringAndSize((const char *)dice->key, dice->key_size);
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
    {Py_tp_doc, ABOUT},
    {0, NULL},
};

static PyType_Spec GAME = {
    .name = MODULE_NAME ".Game",
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
    .m_name = MODULE_NAME,
    .m_slots = MODULE_SLOTS,
};

/* The name of this function is that of the library: _station or _panik. */
#define INIT_OF(library) PyInit_##library
#define INIT(library) INIT_OF(library)
PyMODINIT_FUNC INIT(LIBRARY_ID)(void) { return PyModuleDef_Init(&MODULE); }
