/* Panik as the binding and the kernel's playouts know a game. */
#ifndef PANICROOM_GAME_H
#define PANICROOM_GAME_H

#include "encoding.h"
#include "options.h"
#include "stream.h"

#define ABOUT "One game of Panik, spoken of in numbers."

#endif
