/* Actions and observations as research/encoding.py has them, which is the authority: the tensor
   law compares the two. */
#ifndef PANICROOM_STATION_ENCODING_H
#define PANICROOM_STATION_ENCODING_H

#include "state.h"

#define DOORWAYS (4 * ROOM_CARDS)
#define SWARMS (2 * ROOMS)

/* Where the actions of each kind begin. */
enum {
    AT_MOVE = 0,
    AT_RUN = AT_MOVE + 2 * 4,
    AT_EXPLORE = AT_RUN + 2 * 4,
    AT_TRY_NEXT = AT_EXPLORE + 2 * 4 * 2,
    AT_LAY = AT_TRY_NEXT + 2,
    AT_SEARCH = AT_LAY + DOORWAYS * 2,
    AT_TERMINAL = AT_SEARCH + 2 * MOST_SEATS,
    AT_SICK_BAY = AT_TERMINAL + 2 * (FUNCTION_REVEAL + 1),
    AT_FIRE = AT_SICK_BAY + 2,
    AT_HOLD_FIRE = AT_FIRE + CHARACTERS_MOST + SWARMS,
    AT_STAB = AT_HOLD_FIRE + 1,
    AT_GRENADE = AT_STAB + 2 * (CHARACTERS_MOST + 2),
    AT_LAY_DOWN = AT_GRENADE + 2 * 4,
    AT_BOOST = AT_LAY_DOWN + SEARCH_KINDS,
    AT_FIRST_AID = AT_BOOST + 1,
    AT_SCAN_BODY = AT_FIRST_AID + 2,
    AT_HEAL = AT_SCAN_BODY + 2 * MOST_SEATS,
    AT_STOP_HEALING = AT_HEAL + CHARACTERS_MOST,
    AT_TRADE = AT_STOP_HEALING + 1,
    AT_GIVE = AT_TRADE + MOST_SEATS,
    AT_ARMOR = AT_GIVE + CARD_KINDS,
    AT_TAKE_WOUNDS = AT_ARMOR + CHARACTERS_MOST,
    AT_MOVE_PARASITE = AT_TAKE_WOUNDS + 1,
    AT_BURN = AT_MOVE_PARASITE + SWARMS,
    AT_END_TURN = AT_BURN + 2,
    ACTIONS = AT_END_TURN + 1,
};

#define ROOM_BYTES (4 + 2 + 3 + FACE_FLIPPED + 1 + CHARACTERS_MOST + 6)
#define PLAYER_BYTES (3 + SEARCH_KINDS + AMMO_CARDS + 1 + CARD_KINDS + 6)
#define TABLE_BYTES (2 + MOST_SEATS + 5 + SEARCH_KINDS)
#define TURN_BYTES (MOST_SEATS + 7 + 2)
#define FRAME_BYTES                                                                              \
    (2 * FRAMES + 2 * MOST_SEATS + 2 + ROOMS + 2 * CARD_KINDS + 2 * CHARACTERS_MOST +            \
     REMEDY_FIRST_AID + 1 + ROOM_CARDS + FUNCTION_REVEAL + 1 + 1)
#define WOUNDS_BYTES (WEAPON_PARASITES + 1 + 2 * MOST_SEATS + CHARACTERS_MOST)
#define ENDING_BYTES (ENDINGS + SIDES + MOST_SEATS)
#define TENSOR                                                                                   \
    (ROOMS * ROOM_BYTES + MOST_SEATS * PLAYER_BYTES + TABLE_BYTES + TURN_BYTES + FRAME_BYTES +   \
     WOUNDS_BYTES + ENDING_BYTES + RULINGS)

/* The number of an action that is offered to this seat. */
int number_of_action(const State *s, int seat, uint32_t id);

/* What a seat sees, into TENSOR bytes. */
void observe(const State *s, int viewer, uint8_t *out);

/* The side a seat is on, which it knows itself. */
static inline int side_of(const State *s, int seat) { return is_infected(s, seat); }

#endif
