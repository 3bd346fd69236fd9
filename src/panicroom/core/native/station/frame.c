/* The agenda of an observation: research/station/frame.py. */
#include "encoding.h"
#include "seen_from.h"
#include "tensor.h"

/* The place of a field's value if the frame has such a field, else none. */
static int if_has(const Frame *frame, int field, int place)
{
    return frame && FRAME_HAS[frame->kind] >> field & 1 ? place : -1;
}

/* A card that was chosen sealed is shown to whoever has chosen it. */
static int sealed(const State *s, int viewer, const Frame *frame, int field, int by, int card)
{
    int is_own = by == viewer && card != NO_CARD;
    return if_has(frame, field, is_own ? kind_of(s, viewer, card) : -1);
}

Sheet put_frame(Sheet sheet, const State *s, int viewer)
{
    static const Frame NONE = {0};
    const Frame *top = s->frames ? &s->agenda[s->frames - 1] : 0, *f = top ? top : &NONE;
    put_one(&sheet, FRAMES, top ? top->kind : -1);
    for (int place = 0; place < s->frames; place++)
        sheet.next[s->agenda[place].kind]++;
    sheet.next += FRAMES;
    put_one(&sheet, MOST_SEATS, if_has(top, HAS_SEAT, offset_of(s, viewer, f->seat)));
    put_one(&sheet, 2, if_has(top, HAS_WHO, f->who));
    put_one(&sheet, ROOMS, if_has(top, HAS_ROOM, f->room));
    put_one(&sheet, MOST_SEATS, if_has(top, HAS_PARTNER, offset_of(s, viewer, f->partner)));
    put_one(&sheet, CARD_KINDS, sealed(s, viewer, top, HAS_GIVEN, f->seat, f->given));
    put_one(&sheet, CARD_KINDS, sealed(s, viewer, top, HAS_RETURNED, f->partner, f->returned));
    put_one(&sheet, CHARACTERS_MOST, if_has(top, HAS_USER, piece_of(s, viewer, f->user)));
    put_one(&sheet, REMEDY_FIRST_AID + 1, if_has(top, HAS_REMEDY, f->remedy));
    put_one(&sheet, CHARACTERS_MOST, if_has(top, HAS_FIRST, piece_of(s, viewer, f->first)));
    put_one(&sheet, ROOM_CARDS, if_has(top, HAS_CARD, f->card));
    put_one(&sheet, FUNCTION_REVEAL + 1, if_has(top, HAS_FUNCTION, f->function));
    put(&sheet, if_has(top, HAS_LEFT, 1) > 0 ? f->left : 0);
    return sheet;
}

static const Frame *wounds_frame(const State *s)
{
    for (int place = 0; place < s->frames; place++)
        if (s->agenda[place].kind == FRAME_WOUNDS)
            return &s->agenda[place];
    return 0;
}

Sheet put_wounds(Sheet sheet, const State *s, int viewer)
{
    const Frame *frame = wounds_frame(s);
    if (!frame) {
        sheet.next += WOUNDS_BYTES;
        return sheet;
    }
    put_one(&sheet, WEAPON_PARASITES + 1, frame->weapon);
    put_one(&sheet, MOST_SEATS, offset_of(s, viewer, frame->by));
    for (int hit = 0; hit < s->wounds.hits; hit++)
        sheet.next[piece_of(s, viewer, s->wounds.character[hit])] = (uint8_t)s->wounds.points[hit];
    sheet.next += CHARACTERS_MOST;
    for (int answer = 0; answer < s->wounds.answers; answer++)
        sheet.next[offset_of(s, viewer, s->wounds.answered[answer])] = 1;
    sheet.next += MOST_SEATS;
    return sheet;
}
