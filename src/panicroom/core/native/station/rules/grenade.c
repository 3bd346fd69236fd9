/* The Grenade: GRENADE-1. */
#include "../rules.h"

void offer_grenades(const State *s, int seat, int who, int room, Options *out)
{
    if (!can_play(s, seat, CARD_GRENADE))
        return;
    const int8_t *ways = ways_of(s, seat, room);
    for (int direction = 0; direction < 4; direction++) {
        int blast = ways[direction];
        if (blast == NOWHERE) /* MOVE-1, DOOR-1 */
            continue;
        if (has_traded_there(s, who, blast) && are_others_in(s, seat, blast)) /* TRADE-4 */
            continue;
        offer_action(out, VERB_GRENADE, who, direction, 0);
    }
}

/* PARASITE-1: gray faces die first, so that their tokens can replace black ones. */
static void blast_parasites(State *s, int room)
{
    int grays = 0, blacks = 0;
    for (int place = 0; place < s->parasites; place++)
        if (s->parasite[place].room == room)
            s->parasite[place].face == FACE_BLACK ? blacks++ : grays++;
    while (grays--) /* PARASITE-1 */
        wound_parasite(s, room, FACE_GRAY);
    while (blacks--) /* PARASITE-1 */
        wound_parasite(s, room, FACE_BLACK);
}

/* GRENADE-1: 1 wound to all there, the thrower's own included, gray faces first. */
void do_grenade(State *s, int seat, int who, int direction)
{
    int room = s->map.ways[s->rooms[character_of(seat, who)]][direction];
    Wounds wounds = {0};
    pay(s);
    spend_item(s, seat, CARD_GRENADE);
    s->turn.grenades[who] |= 1u << room;
    TELL(s, EVENT_GRENADE_THROWN, seat, who, room);
    for (int character = 0; character < 2 * s->seats; character++) {
        if (s->rooms[character] != room)
            continue;
        if (seat_of(character) != seat)
            note_attack(s, character);
        wounds.character[wounds.hits] = (int8_t)character;
        wounds.points[wounds.hits++] = 1;
    }
    blast_parasites(s, room); /* GRENADE-1 */
    if (wounds.hits)
        wound(s, WEAPON_GRENADE, seat, &wounds); /* GRENADE-1 */
}
