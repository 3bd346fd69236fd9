/* What a seat sees, as bytes: research/panik/tensor.py. */
#include <string.h>

#include "../kernel/sheet.h"
#include "encoding.h"
#include "seen_from.h"

/* Face-down manors are their owner's secret, to the end. */
static void put_manor(Sheet *sheet, const State *s, int viewer, int manor)
{
    int may_look = s->up[manor] || owner_of(manor) == viewer;
    put(sheet, 1);
    put(sheet, s->up[manor]);
    put_one(sheet, MANOR_KINDS, may_look ? s->manor[manor] : NONE);
    for (int place = 0; place < s->hunters[manor]; place++)
        sheet->next[seen_hunter(s, viewer, s->hunter[manor][place])]++;
    sheet->next += HUNTERS;
}

static void put_manors(Sheet *sheet, const State *s, int viewer)
{
    for (int number = 0; number < manors(s); number++) {
        int owner = seat_at(s, viewer, number / MANORS_EACH);
        put_manor(sheet, s, viewer, MANORS_EACH * owner + number % MANORS_EACH);
    }
    sheet->next += (MANORS_MOST - manors(s)) * MANOR_BYTES;
}

static void put_players(Sheet *sheet, const State *s, int viewer)
{
    for (int offset = 0; offset < s->seats; offset++) {
        int seat = seat_at(s, viewer, offset);
        put(sheet, 1);
        for (int kind = 0; kind < HUNTER_KINDS; kind++)
            put(sheet, s->hand[seat][kind]);
        put(sheet, s->score[seat]);
    }
    sheet->next += (MOST_SEATS - s->seats) * PLAYER_BYTES;
}

static void put_table(Sheet *sheet, const State *s, int viewer)
{
    put(sheet, s->seats);
    put_one(sheet, MOST_SEATS, offset_of(s, viewer, s->first));
    put(sheet, s->asides);
    put(sheet, s->scored > 0);
}

/* The place of a field's value if the frame has such a field, else none. */
static int if_has(const Frame *frame, int field, int place)
{
    return frame && FRAME_HAS[frame->kind] >> field & 1 ? place : NONE;
}

static void put_frame(Sheet *sheet, const State *s, int viewer)
{
    static const Frame NOTHING = {0};
    const Frame *top = s->frames ? &s->agenda[s->frames - 1] : 0, *f = top ? top : &NOTHING;
    int own = top && is_sealed_kind(top->kind) ? s->sealed[viewer] : NONE;
    put_one(sheet, FRAMES, top ? top->kind : NONE);
    for (int place = 0; place < s->frames; place++)
        sheet->next[s->agenda[place].kind]++;
    sheet->next += FRAMES;
    put_one(sheet, MOST_SEATS, if_has(top, HAS_SEAT, offset_of(s, viewer, f->seat)));
    put_one(sheet, MANORS_MOST, if_has(top, HAS_MANOR, seen_manor(s, viewer, f->manor)));
    put_one(sheet, HUNTERS, if_has(top, HAS_PLACED, seen_hunter(s, viewer, f->placed)));
    put(sheet, if_has(top, HAS_MAY_SEND, f->may_send) > 0);
    put(sheet, if_has(top, HAS_MAY_CALL, f->may_call) > 0);
    put_one(sheet, HUNTERS, if_has(top, HAS_CALLED, seen_hunter(s, viewer, f->called)));
    put_one(sheet, HUNTERS, if_has(top, HAS_SENT, seen_hunter(s, viewer, f->sent)));
    put_one(sheet, MANORS_MOST, if_has(top, HAS_SENT_TO, seen_manor(s, viewer, f->sent_to)));
    put_one(sheet, HUNTER_KINDS, if_has(top, HAS_KIND, f->its_kind));
    put_one(sheet, MANORS_MOST, if_has(top, HAS_ORIGIN, seen_manor(s, viewer, f->origin)));
    put_one(sheet, MANORS_EACH, own == NONE ? NONE : own % MANORS_EACH);
}

static void put_ending(Sheet *sheet, const State *s, int viewer)
{
    put_one(sheet, ENDINGS, s->ending);
    for (int offset = 0; offset < s->seats; offset++)
        put(sheet, s->winners >> seat_at(s, viewer, offset) & 1);
    sheet->next += MOST_SEATS - s->seats;
}

void observe(const State *s, int viewer, uint8_t *out)
{
    int16_t rulings[RULINGS];
    Sheet sheet = {out};
    memset(out, 0, TENSOR);
    put_manors(&sheet, s, viewer);
    put_players(&sheet, s, viewer);
    put_table(&sheet, s, viewer);
    put_frame(&sheet, s, viewer);
    put_ending(&sheet, s, viewer);
    memcpy(rulings, &s->rulings, sizeof rulings);
    for (int ruling = 0; ruling < RULINGS; ruling++)
        put(&sheet, rulings[ruling]);
}
