#include "possible.h"

#include "options.h"

/* The cards of every kind are as many as are printed, and all of each seat's hunters are there. */
static int are_manors_in_the_box(const State *s)
{
    const int16_t *ghosts = &s->rulings.ghost_1;
    int found[MANOR_KINDS] = {0};
    if (manors(s) + s->asides != MANOR_CARDS)
        return 0;
    for (int manor = 0; manor < manors(s); manor++)
        found[s->manor[manor]]++;
    for (int place = 0; place < s->asides; place++)
        found[s->aside[place]]++;
    for (int kind = 0; kind < MANOR_KINDS; kind++)
        if (found[kind] != (kind < GHOSTS ? ghosts[kind] : MANOR_COPIES[kind]))
            return 0;
    return 1;
}

static int are_hunters_in_the_box(const State *s)
{
    int found[HUNTERS] = {0};
    for (int manor = 0; manor < manors(s); manor++)
        for (int place = 0; place < s->hunters[manor]; place++) {
            int hunter = s->hunter[manor][place];
            if (owner_of_hunter(hunter) >= s->seats || (place && s->hunter[manor][place - 1] > hunter))
                return 0;
            found[hunter]++;
        }
    for (int place = 0; place < s->frames; place++) {
        const Frame *frame = &s->agenda[place];
        if (frame->kind == FRAME_CHOOSE_NEW_MANOR)
            found[hunter_of(frame->seat, frame->its_kind)]++;
    }
    for (int hunter = 0; hunter < HUNTER_KINDS * s->seats; hunter++) {
        int kind = kind_of_hunter(hunter);
        if (found[hunter] + s->hand[owner_of_hunter(hunter)][kind] > TEAM[kind])
            return 0;
    }
    return 1;
}

static int is_sealed_possible(const State *s, int is_post)
{
    for (int seat = 0; seat < s->seats; seat++) {
        int manor = s->sealed[seat];
        if (is_post && !s->hand[seat][HUNTER_TANDEM])
            return 0;
        if (manor != NONE && (owner_of(manor) != seat || (is_post && s->up[manor])))
            return 0;
    }
    return 1;
}

/* A step lies only below a decision, and a hunter that was sent back on what goes on after it. */
static int are_frames_possible(const State *s)
{
    for (int place = 0; place < s->frames; place++) {
        int kind = s->agenda[place].kind, below = place ? s->agenda[place - 1].kind : -1;
        if (is_sealed_kind(kind) && (s->frames > 1 || !is_sealed_possible(s, kind == FRAME_CHOOSE_POSTS)))
            return 0;
        if ((kind == FRAME_CHOOSE_NEW_MANOR) != (below == FRAME_GO_ON))
            return 0;
        if ((kind == FRAME_GO_ON || kind == FRAME_SEND_OR_CALL) != (below == FRAME_NEXT_TURN))
            return 0;
        if (kind == FRAME_NEXT_TURN && place)
            return 0;
    }
    return 1;
}

/* Whoever owes an answer has one. */
static int is_asked_possible(const State *s)
{
    int8_t seats[ASKED_MOST];
    if (is_over(s))
        return s->frames == 0 && s->side != NOT_OVER && s->scored == s->seats;
    if (!s->frames || s->agenda[s->frames - 1].kind >= FRAME_GO_ON || s->scored)
        return 0;
    int asked = owed(s, seats);
    if (!asked)
        return 0;
    while (asked--) {
        Options options;
        offer(s, seats[asked], &options);
        if (!options.count)
            return 0;
    }
    return 1;
}

int is_possible(const State *s)
{
    return are_rulings_possible(&s->rulings) && are_manors_in_the_box(s) &&
           are_hunters_in_the_box(s) && are_frames_possible(s) && is_asked_possible(s);
}
