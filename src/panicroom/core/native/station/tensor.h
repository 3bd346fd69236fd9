/* The parts of an observation that stand in a file of their own. */
#ifndef PANICROOM_STATION_TENSOR_H
#define PANICROOM_STATION_TENSOR_H

#include "../kernel/sheet.h"
#include "state.h"

/* The sheet goes in and comes out as a value: if its address were known elsewhere, every byte that
   is written might change it. */
Sheet put_rooms(Sheet sheet, const State *s, int viewer);
Sheet put_players(Sheet sheet, const State *s, int viewer);

/* What is asked now, and the wounds that are about to fall. */
Sheet put_frame(Sheet sheet, const State *s, int viewer);
Sheet put_wounds(Sheet sheet, const State *s, int viewer);

#endif
