#include "stream.h"

#include <string.h>

#include "possible.h"

static void carry_table(Cursor *c, State *s)
{
    int16_t rulings[RULINGS];
    memcpy(rulings, &s->rulings, sizeof rulings);
    CARRY(c, s->seats, FEWEST_SEATS, MOST_SEATS);
    carry_rulings(c, rulings, RULING_BOUNDS, RULINGS);
    memcpy(&s->rulings, rulings, sizeof rulings);
    CARRY(c, s->first, 0, s->seats - 1);
    CARRY(c, s->ending, NOT_OVER, ENDINGS - 1);
    CARRY(c, s->side, NOT_OVER, SIDES - 1);
    CARRY(c, s->winners, 0, (1 << s->seats) - 1);
    CARRY(c, s->decision, 0, INT32_MAX);
}

static void carry_manors(Cursor *c, State *s)
{
    for (int manor = 0; manor < manors(s); manor++)
        CARRY(c, s->manor[manor], 0, MANOR_KINDS - 1);
    for (int manor = 0; manor < manors(s); manor++)
        CARRY(c, s->up[manor], 0, 1);
    carry_pile(c, s->aside, &s->asides, MANOR_CARDS, MANOR_KINDS);
}

static void carry_hunters(Cursor *c, State *s)
{
    for (int seat = 0; seat < s->seats; seat++)
        for (int kind = 0; kind < HUNTER_KINDS; kind++)
            CARRY(c, s->hand[seat][kind], 0, TEAM[kind]);
    for (int manor = 0; manor < manors(s); manor++)
        carry_pile(c, s->hunter[manor], &s->hunters[manor], MANOR_ROOM, HUNTERS);
    CARRY(c, s->scored, 0, s->seats);
    for (int seat = 0; seat < s->scored; seat++)
        CARRY(c, s->score[seat], 0, INT16_MAX / 2);
}

_Static_assert(FRAME_FIELDS == 10, "carry_frame names every field of a frame");

static void carry_frame(Cursor *c, Frame *frame, const State *s)
{
    CARRY(c, frame->kind, 0, FRAMES - 1);
    CARRY(c, frame->seat, 0, s->seats - 1);
    CARRY(c, frame->manor, 0, manors(s) - 1);
    CARRY(c, frame->placed, 0, HUNTERS - 1);
    CARRY(c, frame->may_send, 0, 1);
    CARRY(c, frame->may_call, 0, 1);
    CARRY(c, frame->called, NONE, HUNTERS - 1);
    CARRY(c, frame->sent, NONE, HUNTERS - 1);
    CARRY(c, frame->sent_to, NONE, manors(s) - 1);
    CARRY(c, frame->its_kind, 0, HUNTER_KINDS - 1);
    CARRY(c, frame->origin, 0, manors(s) - 1);
}

static void carry_agenda(Cursor *c, State *s)
{
    uint8_t sealed = s->frames && is_sealed_kind(s->agenda[s->frames - 1].kind) ? (uint8_t)s->seats : 0;
    CARRY(c, s->frames, 0, AGENDA_MOST / 2);
    for (int place = 0; place < s->frames; place++)
        carry_frame(c, &s->agenda[place], s);
    CARRY(c, sealed, 0, s->seats);
    int is_asked = s->frames && is_sealed_kind(s->agenda[s->frames - 1].kind);
    c->is_wrong |= sealed != (is_asked ? s->seats : 0);
    for (int seat = 0; seat < sealed; seat++)
        CARRY(c, s->sealed[seat], NONE, manors(s) - 1);
}

/* Nothing is rolled in Panik, and a position dictates nothing. */
static const int32_t DICTATED[STREAMS] = {0};

static void carry_state(Cursor *c, State *s)
{
    carry_table(c, s);
    carry_manors(c, s);
    carry_hunters(c, s);
    carry_agenda(c, s);
    carry_dice(c, &s->dice, DICTATED);
}

int write_state(const State *s, int32_t out[STREAM_MOST])
{
    State same = *s;
    Cursor cursor = {.out = out, .most = STREAM_MOST};
    carry_state(&cursor, &same);
    return cursor.is_wrong ? 0 : cursor.count;
}

int read_state(State *s, const int32_t *numbers, int count)
{
    Cursor cursor = {.in = numbers, .most = count};
    carry_state(&cursor, s);
    if (cursor.is_wrong || cursor.count != count)
        return 0;
    return is_possible(s);
}
