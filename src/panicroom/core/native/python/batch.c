/* Making a batch and giving it up. */
#include "batch.h"

#include <string.h>

typedef struct {
    Py_ssize_t row; /* bytes for each game */
    const char *types; /* letters of the module `struct` */
    void *out;
} Wanted;

/* A writable array with a row for each game, of the right type. */
static int is_wanted(const Py_buffer *buffer, const Wanted *wanted, Py_ssize_t games)
{
    const char *type = buffer->format ? buffer->format : "B";
    Py_ssize_t item = *wanted->types == 'i' ? 4 : 1;
    if (buffer->ndim < 1 || buffer->shape[0] != games || buffer->len != wanted->row * games)
        return 0;
    return buffer->itemsize == item && !type[1] && strchr(wanted->types, *type);
}

/* Takes what is wanted, or None. */
static int hold(BatchObject *self, PyObject *array, const Wanted *wanted)
{
    Py_buffer *buffer = &self->buffer[self->held];
    Py_ssize_t games = self->batch.games;
    void *data = NULL;
    memset(buffer, 0, sizeof *buffer);
    self->held++;
    if (array != Py_None) {
        if (PyObject_GetBuffer(array, buffer, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) < 0)
            return 0;
        if (!is_wanted(buffer, wanted, games)) {
            PyErr_Format(PyExc_ValueError, "array %d: %zd rows of %zd bytes, of type '%c'",
                         self->held - 1, games, wanted->row, *wanted->types);
            return 0;
        }
        data = buffer->buf;
    }
    memcpy(wanted->out, &data, sizeof data);
    return 1;
}

static int hold_all(BatchObject *self, PyObject *arrays)
{
    Arrays *to = &self->batch.arrays;
    const Wanted wanted[BUFFERS] = {
        {4, "il", &to->actions},    {ACTIONS, "B", &to->masks}, {TENSOR, "B", &to->tensors},
        {1, "b", &to->seats},       {1, "b", &to->sides},       {MOST_SEATS, "b", &to->rewards},
        {1, "B", &to->dones},       {1, "b", &to->winners},     {TENSOR, "B", &to->finals},
    };
    if (PyTuple_Size(arrays) != BUFFERS || PyTuple_GetItem(arrays, 0) == Py_None) {
        wrong("arrays");
        return 0;
    }
    for (int place = 0; place < BUFFERS; place++)
        if (!hold(self, PyTuple_GetItem(arrays, place), &wanted[place]))
            return 0;
    return 1;
}

/* A batch with arrays; its rows are freed with it, or here if there can be none. */
static BatchObject *new_batch(PyTypeObject *type, const Batch *given, PyObject *arrays)
{
    allocfunc alloc = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    BatchObject *self = (BatchObject *)alloc(type, 0);
    if (!self) {
        PyMem_Free(given->rows);
        return NULL;
    }
    self->batch = *given;
    if (hold_all(self, arrays))
        return self;
    Py_DECREF(self);
    return NULL;
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
    if (!PyArg_ParseTuple(args, "iiO!y#ppKO!", &given.games, &given.seats, &PyTuple_Type, &rulings,
                          &key, &size, &given.is_fast, &given.skip_forced, &seed, &PyTuple_Type,
                          &arrays))
        return NULL;
    given.seed = seed;
    if (!set_up_batch(&given, rulings, key, size))
        return NULL;
    BatchObject *self = new_batch(type, &given, arrays);
    if (self)
        batch_begin(&self->batch);
    return (PyObject *)self;
}

PyObject *batch_copy(PyObject *self, PyObject *arrays)
{
    Batch twin = ((BatchObject *)self)->batch;
    size_t bytes = (size_t)twin.games * sizeof *twin.rows;
    if (!PyTuple_Check(arrays))
        return wrong("arrays");
    const Row *rows = twin.rows;
    twin.rows = PyMem_Malloc(bytes);
    if (!twin.rows)
        return PyErr_NoMemory();
    memcpy(twin.rows, rows, bytes);
    return (PyObject *)new_batch(Py_TYPE(self), &twin, arrays);
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
