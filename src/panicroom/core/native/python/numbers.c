#include "binding.h"

#include <string.h>

PyObject *wrong(const char *what)
{
    PyErr_SetString(PyExc_ValueError, what);
    return NULL;
}

PyObject *tuple_of(const int32_t *numbers, int count)
{
    PyObject *tuple = PyTuple_New(count);
    for (int place = 0; tuple && place < count; place++)
        PyTuple_SetItem(tuple, place, PyLong_FromLong(numbers[place]));
    return tuple;
}

int read_numbers(PyObject *numbers, int32_t *out, Py_ssize_t most)
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

int read_rulings(PyObject *numbers, Rulings *rulings)
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
    return are_rulings_possible(rulings);
}

int begin_dice(State *s, const char *key, Py_ssize_t size, int is_fast)
{
    if (size < 1 || size > BLAKE2B_LONGEST_KEY) {
        wrong("key");
        return 0;
    }
    dice_begin(&s->dice, (const uint8_t *)key, (int)size, is_fast);
    return 1;
}

PyObject *numbers_of_state(const State *s)
{
    int32_t numbers[STREAM_MOST];
    int count = write_state(s, numbers);
    if (count)
        return tuple_of(numbers, count);
    PyErr_SetString(PyExc_OverflowError, "state");
    return NULL;
}

int load_state(State *s, PyObject *tuple, const char *key, Py_ssize_t size)
{
    int32_t numbers[STREAM_MOST];
    int count = read_numbers(tuple, numbers, STREAM_MOST);
    if (count >= 0 && begin_dice(s, key, size, 0) && read_state(s, numbers, count))
        return 1;
    if (!PyErr_Occurred())
        wrong("state");
    return 0;
}

PyObject *ending_of(const State *s)
{
    if (!is_over(s))
        Py_RETURN_NONE;
    return tuple_of((int32_t[]){s->ending, s->side, s->winners}, 3);
}
