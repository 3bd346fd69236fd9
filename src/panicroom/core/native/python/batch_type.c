/* The type `Batch`: what can be done with one. */
#include "batch.h"

static Batch *batch_of(PyObject *self) { return &((BatchObject *)self)->batch; }

static int is_free(BatchObject *self)
{
    if (self->is_busy)
        PyErr_SetString(PyExc_RuntimeError, "another thread is at work on this batch");
    return !self->is_busy;
}

static PyObject *work(PyObject *self, void (*task)(Batch *))
{
    BatchObject *object = (BatchObject *)self;
    object->is_busy = 1;
    Py_BEGIN_ALLOW_THREADS
    task(&object->batch);
    Py_END_ALLOW_THREADS
    object->is_busy = 0;
    Py_RETURN_NONE;
}

static PyObject *do_sample(PyObject *self, PyObject *Py_UNUSED(none))
{
    return is_free((BatchObject *)self) ? work(self, batch_sample) : NULL;
}

static PyObject *do_step(PyObject *self, PyObject *Py_UNUSED(none))
{
    if (!is_free((BatchObject *)self))
        return NULL;
    int row = batch_choose(batch_of(self));
    if (row < 0)
        return work(self, batch_step);
    return PyErr_Format(PyExc_ValueError, "game %d: action %d is not offered", row,
                        (int)batch_of(self)->arrays.actions[row]);
}

static int read_row(PyObject *self, PyObject *number)
{
    long row = PyLong_AsLong(number);
    if (PyErr_Occurred() || !is_free((BatchObject *)self))
        return -1;
    if (row >= 0 && row < batch_of(self)->games)
        return (int)row;
    PyErr_SetString(PyExc_IndexError, "no such game");
    return -1;
}

static PyObject *do_dump(PyObject *self, PyObject *number)
{
    int row = read_row(self, number);
    if (row < 0)
        return NULL;
    const State *state = &batch_of(self)->rows[row].state;
    PyObject *numbers = numbers_of_state(state);
    return numbers ? Py_BuildValue("Ny#", numbers, state->dice.key, (Py_ssize_t)state->dice.key_size)
                   : NULL;
}

static PyObject *do_load(PyObject *self, PyObject *args)
{
    PyObject *number, *numbers;
    const char *key;
    Py_ssize_t size;
    if (!PyArg_ParseTuple(args, "OO!y#", &number, &PyTuple_Type, &numbers, &key, &size))
        return NULL;
    int row = read_row(self, number);
    State state = {0};
    if (row < 0 || !load_state(&state, numbers, key, size))
        return NULL;
    if (state.seats != batch_of(self)->seats || !batch_put(batch_of(self), row, &state))
        return wrong("state");
    Py_RETURN_NONE;
}

static PyObject *do_copy(PyObject *self, PyObject *arrays)
{
    return is_free((BatchObject *)self) ? batch_copy(self, arrays) : NULL;
}

/* What a batch knows beside its games: the seed of `sample`, and how many games each row had. */
static PyObject *do_counters(PyObject *self, PyObject *Py_UNUSED(none))
{
    const Batch *batch = batch_of(self);
    if (!is_free((BatchObject *)self))
        return NULL;
    PyObject *episodes = PyTuple_New(batch->games);
    for (int row = 0; episodes && row < batch->games; row++)
        PyTuple_SetItem(episodes, row, PyLong_FromUnsignedLong(batch->rows[row].episode));
    return episodes ? Py_BuildValue("KN", (unsigned long long)batch->seed, episodes) : NULL;
}

static PyObject *do_set_counters(PyObject *self, PyObject *args)
{
    Batch *batch = batch_of(self);
    unsigned long long seed;
    PyObject *episodes;
    if (!PyArg_ParseTuple(args, "KO!", &seed, &PyTuple_Type, &episodes))
        return NULL;
    if (!is_free((BatchObject *)self))
        return NULL;
    if (PyTuple_Size(episodes) != batch->games)
        return wrong("episodes");
    for (int row = 0; row < batch->games; row++) {
        unsigned long episode = PyLong_AsUnsignedLong(PyTuple_GetItem(episodes, row));
        if (PyErr_Occurred())
            return NULL;
        batch->rows[row].episode = (uint32_t)episode;
    }
    batch->seed = seed;
    Py_RETURN_NONE;
}

static PyMethodDef METHODS[] = {
    {"sample", do_sample, METH_NOARGS, "Draw each game's action from its options."},
    {"step", do_step, METH_NOARGS, "Take every game's action; a game that ends begins anew."},
    {"dump", do_dump, METH_O, "The state of a game as numbers, and its key."},
    {"load", do_load, METH_VARARGS, "Put another state in a game's place."},
    {"twin", do_copy, METH_O, "The same games once more, with arrays of their own."},
    {"counters", do_counters, METH_NOARGS, "The seed of `sample`, and each row's games before."},
    {"set_counters", do_set_counters, METH_VARARGS, "Go on from those."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot SLOTS[] = {
    {Py_tp_new, batch_new},
    {Py_tp_dealloc, batch_dealloc},
    {Py_tp_methods, METHODS},
    {0, NULL},
};

PyType_Spec BATCH_TYPE = {
    .name = MODULE_NAME ".Batch",
    .basicsize = sizeof(BatchObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .slots = SLOTS,
};
