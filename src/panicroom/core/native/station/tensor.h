/* The parts of an observation that stand in a file of their own. */
#ifndef PANICROOM_STATION_TENSOR_H
#define PANICROOM_STATION_TENSOR_H

#include "../kernel/sheet.h"
#include "state.h"

/* What is asked now, and the wounds that are about to fall. */
void put_frame(Sheet *sheet, const State *s, int viewer);
void put_wounds(Sheet *sheet, const State *s, int viewer);

#endif
