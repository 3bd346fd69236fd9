/* The type `Game`: its methods, in game.c, play.c and encoded.c, and their names. */
#include "binding.h"

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
    {"tensor", game_tensor, METH_O, "What a seat sees, as research/encoding.py has it."},
    {"mask", game_mask, METH_O, "A byte for each action, 1 for what a seat may do."},
    {"numbers", game_numbers, METH_O, "Each option's number in the action space."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot SLOTS[] = {
    {Py_tp_new, game_new},
    {Py_tp_dealloc, game_dealloc},
    {Py_tp_methods, METHODS},
    {Py_tp_doc, ABOUT},
    {0, NULL},
};

PyType_Spec GAME_TYPE = {
    .name = MODULE_NAME ".Game",
    .basicsize = sizeof(Game),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .slots = SLOTS,
};
