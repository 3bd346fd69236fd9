/* Making a batch and giving it up. */
#include "batch.h"

#include <string.h>


/* Takes a writable array of exactly so many bytes, or None. */
static int hold(BatchObject *self, PyObject *array, Py_ssize_t bytes, void *out)
{
    Py_buffer *buffer = &self->buffer[self->held];
    void *data = NULL;
    memset(buffer, 0, sizeof *buffer);
    self->held++;
    if (array != Py_None) {
        if (PyObject_GetBuffer(array, buffer, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS) < 0)
            return 0;
        if (buffer->len != bytes) {
            PyErr_Format(PyExc_ValueError, "array %d: %zd bytes", self->held - 1, bytes);
            return 0;
        }
        data = buffer->buf;
    }
    memcpy(out, &data, sizeof data);
    return 1;
}

static int hold_all(BatchObject *self, PyObject *arrays)
{
    Arrays *to = &self->batch.arrays;
    Py_ssize_t games = self->batch.games;
    struct {
        Py_ssize_t bytes;
        void *out;
    } wanted[BUFFERS] = {
        {4 * games, &to->actions},    {ACTIONS * games, &to->masks},
        {TENSOR * games, &to->tensors}, {games, &to->seats},
        {games, &to->sides},          {MOST_SEATS * games, &to->rewards},
        {games, &to->dones},          {games, &to->winners},
        {TENSOR * games, &to->finals},
    };
    if (PyTuple_Size(arrays) != BUFFERS || PyTuple_GetItem(arrays, 0) == Py_None) {
        wrong("arrays");
        return 0;
    }
    for (int place = 0; place < BUFFERS; place++)
        if (!hold(self, PyTuple_GetItem(arrays, place), wanted[place].bytes, wanted[place].out))
            return 0;
    return 1;
}

static int set_up_batch(Batch *batch, PyObject *rulings, const char *key, Py_ssize_t size)
{
    if (batch->games < 1 || batch->games > BATCH_MOST)
        wrong("games");
    else if (batch->seats < FEWEST_SEATS || batch->seats > MOST_SEATS)
        wrong("seats");
    else if (size < 1 || size > BLAKE2B_LONGEST_KEY - EPISODE_TEXT)
        wrong("key");
    else if (!read_rulings(rulings, &batch->rulings)) {
        if (!PyErr_Occurred())
            wrong("rulings");
    } else {
        memcpy(batch->key, key, (size_t)size);
        batch->rows = PyMem_Calloc((size_t)batch->games, sizeof *batch->rows);
        if (!batch->rows)
            PyErr_NoMemory();
    }
    return batch->rows != NULL;
}

PyObject *batch_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    Batch given = {0};
    PyObject *rulings, *arrays;
    const char *key;
    Py_ssize_t size;
    unsigned long long seed;
    if (kwargs && PyDict_Size(kwargs))
        return wrong("keywords");
    if (!PyArg_ParseTuple(args, "iiO!y#pKO!", &given.games, &given.seats, &PyTuple_Type, &rulings,
                          &key, &size, &given.is_fast, &seed, &PyTuple_Type, &arrays))
        return NULL;
    given.seed = seed;
    if (!set_up_batch(&given, rulings, key, size))
        return NULL;
    allocfunc alloc = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    BatchObject *self = (BatchObject *)alloc(type, 0);
    if (!self) {
        PyMem_Free(given.rows);
        return NULL;
    }
    self->batch = given;
    if (!hold_all(self, arrays)) {
        Py_DECREF(self);
        return NULL;
    }
    batch_begin(&self->batch);
    return (PyObject *)self;
}

void batch_dealloc(PyObject *object)
{
    BatchObject *self = (BatchObject *)object;
    PyTypeObject *type = Py_TYPE(object);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    for (int place = 0; place < self->held; place++)
        if (self->buffer[place].obj)
            PyBuffer_Release(&self->buffer[place]);
    PyMem_Free(self->batch.rows);
    release(object);
    Py_DECREF(type);
}
