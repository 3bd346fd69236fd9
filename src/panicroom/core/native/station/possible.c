#include "possible.h"

#include <string.h>

#include "options.h"

static int lay_cards(State *s)
{
    Map map = s->map;
    map_clear(&s->map);
    for (int card = 0; card < ROOM_CARDS; card++) {
        int is_upright = map.quarter[card] % 2 == 0 || card == ROOM_HIVE;
        if (map.quarter[card] == NOT_LAID)
            continue;
        if (!is_upright || map_card_at(&s->map, map.east[card], map.north[card]) != NOT_LAID)
            return 0;
        map_lay(&s->map, card, map.east[card], map.north[card], map.quarter[card]);
    }
    uint32_t seen = 0;
    for (int place = 0; place < s->unexplored; place++) {
        int card = s->explore[place];
        if (s->map.quarter[card] != NOT_LAID || seen >> card & 1)
            return 0;
        seen |= 1u << card;
    }
    return s->map.quarter[ROOM_REACTOR] == 0;
}

static int is_laid(const State *s, int room)
{
    return room == NOWHERE || s->map.quarter[CARD_OF[room]] != NOT_LAID;
}

static int are_cards_in_the_box(State *s)
{
    int found[CARD_KINDS] = {0};
    for (int place = 0; place < s->searches; place++)
        found[s->search[place]]++;
    for (int place = 0; place < s->discarded; place++)
        found[s->discards[place]]++;
    for (int seat = 0; seat < s->seats; seat++) {
        s->hand_size[seat] = 0;
        for (int card = 0; card < CARD_KINDS; card++) {
            s->hand_size[seat] = (uint8_t)(s->hand_size[seat] + s->hand[seat][card]);
            found[card] += s->hand[seat][card] + (card < SEARCH_KINDS ? s->table[seat][card] : 0);
        }
        found[CARD_AMMO] += s->ammo[seat];
    }
    for (int card = 0; card < CARD_KINDS; card++)
        if (found[card] > (card < SEARCH_KINDS ? SEARCH_COPIES[card] : INFECTION_CARDS))
            return 0;
    return 1;
}

static int are_pieces_there(const State *s)
{
    int grays = 0;
    for (int character = 0; character < 2 * s->seats; character++)
        if (!is_laid(s, s->rooms[character]))
            return 0;
    for (int place = 0; place < s->parasites; place++) {
        const Parasite *one = &s->parasite[place];
        grays += one->face == FACE_GRAY;
        if (!is_laid(s, one->room))
            return 0;
        if (place && (one[-1].room > one->room ||
                      (one[-1].room == one->room && one[-1].face > one->face)))
            return 0;
    }
    return grays <= GRAY_PARASITES && s->parasites - grays <= BLACK_PARASITES;
}

static int is_trade_possible(const State *s, const Frame *frame)
{
    int gives = frame->given == NO_CARD || s->hand[frame->seat][frame->given];
    int returns = frame->returned == NO_CARD || s->hand[frame->partner][frame->returned];
    int is_asked = frame->given == NO_CARD || frame->returned == NO_CARD;
    return frame->seat != frame->partner && gives && returns && is_asked;
}

static int is_frame_possible(const State *s, int place, int *wounds)
{
    const Frame *frame = &s->agenda[place];
    if (!is_laid(s, frame->room))
        return 0;
    switch (frame->kind) {
    case FRAME_WOUNDS:
        return ++*wounds == 1;
    case FRAME_ANSWER_WOUNDS:
        return place && s->agenda[place - 1].kind == FRAME_WOUNDS;
    case FRAME_CHOOSE_PLACE:
        return memchr(s->explore, frame->card, s->unexplored) != NULL;
    case FRAME_RUN_FUNCTION:
        return frame->function != FUNCTION_REVEAL || s->unexplored;
    case FRAME_CHOOSE_TRADE_CARDS:
        return is_trade_possible(s, frame);
    case FRAME_SETTLE_ENCOUNTER:
    case FRAME_MEET:
        return s->rooms[2 * frame->seat + frame->who] == frame->room;
    }
    return 1;
}

/* Whoever owes an answer has one. */
static int is_agenda_possible(const State *s)
{
    int8_t seats[2];
    int wounds = 0;
    for (int place = 0; place < s->frames; place++)
        if (!is_frame_possible(s, place, &wounds))
            return 0;
    if (is_over(s))
        return s->frames == 0 && s->side != NOT_OVER;
    if (!s->frames || top_kind(s) >= FRAME_BEGIN_TURN)
        return 0;
    for (int asked = owed(s, seats); asked--;) {
        Options options;
        offer(s, seats[asked], &options);
        if (!options.count)
            return 0;
    }
    return 1;
}

int is_possible(State *s)
{
    return lay_cards(s) && are_cards_in_the_box(s) && are_pieces_there(s) && is_agenda_possible(s);
}
