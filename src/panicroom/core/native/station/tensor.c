/* What a seat sees, as bytes: research/station/tensor.py. */
#include <string.h>

#include "../kernel/sheet.h"
#include "encoding.h"
#include "seen_from.h"
#include "tensor.h"

static int has(uint32_t bits, int place) { return (int)(bits >> place & 1); }

static void put_table(Sheet *sheet, const State *s, int viewer)
{
    put(sheet, s->seats);
    put(sheet, s->round);
    put_one(sheet, MOST_SEATS, offset_of(s, viewer, s->marker));
    put(sheet, s->marker_due);
    put(sheet, s->doors_open);
    put(sheet, s->revealed);
    put(sheet, s->unexplored);
    put(sheet, s->searches);
    for (int place = 0; place < s->discarded; place++)
        sheet->next[s->discards[place]]++;
    sheet->next += SEARCH_KINDS;
}

static void put_turn(Sheet *sheet, const State *s, int viewer)
{
    const Turn *turn = &s->turn;
    put_one(sheet, MOST_SEATS, offset_of(s, viewer, turn->seat));
    put(sheet, turn->ap);
    put(sheet, turn->first);
    put(sheet, turn->marked);
    put(sheet, turn->relief);
    put(sheet, turn->barred);
    put(sheet, turn->terminal);
    put(sheet, turn->healed);
    put_one(sheet, 2, turn->run);
}

static void put_ending(Sheet *sheet, const State *s, int viewer)
{
    put_one(sheet, ENDINGS, s->ending);
    put_one(sheet, SIDES, is_over(s) ? s->side : NOT_OVER);
    for (int offset = 0; offset < s->seats; offset++)
        put(sheet, is_over(s) && has(s->winners, seat_at(s, viewer, offset)));
    sheet->next += MOST_SEATS - s->seats;
}

void observe(const State *s, int viewer, uint8_t *out)
{
    int16_t rulings[RULINGS];
    Sheet sheet = {out};
    memset(out, 0, TENSOR);
    sheet = put_rooms(sheet, s, viewer);
    sheet = put_players(sheet, s, viewer);
    put_table(&sheet, s, viewer);
    put_turn(&sheet, s, viewer);
    sheet = put_frame(sheet, s, viewer);
    sheet = put_wounds(sheet, s, viewer);
    put_ending(&sheet, s, viewer);
    memcpy(rulings, &s->rulings, sizeof rulings);
    for (int ruling = 0; ruling < RULINGS; ruling++)
        put(&sheet, rulings[ruling]);
}
