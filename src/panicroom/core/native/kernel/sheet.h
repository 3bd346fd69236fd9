/* The bytes of an observation, written one after the other (research/sheet.py). All are 0 before. */
#ifndef PANICROOM_SHEET_H
#define PANICROOM_SHEET_H

#include <stdint.h>
#include <string.h>

#define SHEET_MOST 255

typedef struct {
    uint8_t *next;
} Sheet;

/* A number; one too large for a byte counts as the largest. */
static inline void put(Sheet *sheet, int value)
{
    *sheet->next++ = (uint8_t)(value > SHEET_MOST ? SHEET_MOST : value);
}

/* Numbers that are bytes already. */
static inline void put_bytes(Sheet *sheet, const uint8_t *bytes, int count)
{
    memcpy(sheet->next, bytes, (size_t)count);
    sheet->next += count;
}

/* A byte for each of `count` values, of which at most one is 1: none if the place is below 0. */
static inline void put_one(Sheet *sheet, int count, int place)
{
    if (place >= 0)
        sheet->next[place] = 1;
    sheet->next += count;
}

/* A yes or no that the viewer may not know: then neither byte is 1. */
static inline void put_fact(Sheet *sheet, int is_known, int value)
{
    put_one(sheet, 2, is_known ? value != 0 : -1);
}

#endif
