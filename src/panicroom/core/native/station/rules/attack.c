/* Attack: who can be attacked and what it brings (ATTACK-1, ATTACK-2, TRADE-4). The weapons have
   chapters of their own: fire, knife, grenade. */
#include "../rules.h"

/* The ruling attack_after_trade: who traded in a room does not attack characters there. */
int has_traded_there(const State *s, int who, int room)
{
    return s->rulings.attack_after_trade == ATTACK_AFTER_TRADE_OTHER &&
           (s->turn.traded[who] >> room & 1);
}

static void offer_target(int who, int target, int verb, Options *out)
{
    if (verb == VERB_STAB)
        offer_action(out, verb, who, target, 0);
    else
        offer_action(out, verb, target, 0, 0);
}

/* Other players' characters and parasites (ATTACK-1). */
void offer_targets(const State *s, int seat, int who, int room, int verb, Options *out)
{
    int spares_characters = has_traded_there(s, who, room); /* TRADE-4 */
    for (int character = 0; !spares_characters && character < 2 * s->seats; character++)
        if (s->rooms[character] == room && seat_of(character) != seat) /* ATTACK-1 */
            offer_target(who, character, verb, out);
    for (int face = FACE_GRAY; face <= FACE_BLACK; face++)
        if (is_swarm(s, room, face)) /* ATTACK-1 */
            offer_target(who, FIRST_SWARM + 2 * room + face, verb, out);
}

/* SEARCH-5 asks later whether a character was attacked in its room. */
void note_attack(State *s, int target)
{
    if (target < FIRST_SWARM)
        s->turn.attacked |= 1u << s->rooms[target];
}

/* A parasite is wounded at once; a character's player may answer first (ARMOR-1). */
void strike(State *s, int seat, int weapon, int target)
{
    if (target >= FIRST_SWARM) {
        wound_parasite(s, (target - FIRST_SWARM) / 2, (target - FIRST_SWARM) % 2);
        return;
    }
    Wounds wounds = {.hits = 1, .character = {(int8_t)target}, .points = {1}};
    note_attack(s, target);
    wound(s, weapon, seat, &wounds);
}
