/* Many games as a Python type: `Batch`. The arrays are the caller's, by the buffer protocol. While
   one thread works on a batch without the interpreter's lock, another is told so. */
#ifndef PANICROOM_PYTHON_BATCH_H
#define PANICROOM_PYTHON_BATCH_H

#include "../kernel/batch.h"
#include "binding.h"

enum { BUFFERS = 9, BATCH_MOST = 1 << 20 };

typedef struct {
    PyObject_HEAD
    Batch batch;
    int is_busy, held; /* buffers held so far, those that were not given among them */
    Py_buffer buffer[BUFFERS];
} BatchObject;

PyObject *batch_new(PyTypeObject *type, PyObject *args, PyObject *kwargs);
PyObject *batch_copy(PyObject *self, PyObject *arrays);
void batch_dealloc(PyObject *self);

#endif
