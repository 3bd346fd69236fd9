#include "binding.h"

static int add_type(PyObject *module, PyType_Spec *spec, const char *name)
{
    PyObject *type = PyType_FromSpec(spec);
    int done = type ? PyModule_AddObjectRef(module, name, type) : -1;
    Py_XDECREF(type);
    return done;
}

static int fill(PyObject *module)
{
    if (add_type(module, &GAME_TYPE, "Game") < 0 || add_type(module, &BATCH_TYPE, "Batch") < 0)
        return -1;
    if (PyModule_AddIntConstant(module, "STATE_BYTES", (long)sizeof(State)) < 0 ||
        PyModule_AddIntConstant(module, "ACTIONS", ACTIONS) < 0 ||
        PyModule_AddIntConstant(module, "TENSOR", TENSOR) < 0 ||
        PyModule_AddIntConstant(module, "SEATS", MOST_SEATS) < 0)
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
