/* Actions and observations as research/encoding.py has them, which is the authority: the tensor
   law compares the two. */
#ifndef PANICROOM_PANIK_ENCODING_H
#define PANICROOM_PANIK_ENCODING_H

#include "state.h"

/* Where the actions of each kind begin. */
enum {
    AT_TURN_UP = 0,
    AT_POST_TANDEM = AT_TURN_UP + MANORS_EACH,
    AT_DETECT = AT_POST_TANDEM + MANORS_EACH,
    AT_PLACE = AT_DETECT + MANORS_MOST,
    AT_SEND_BACK = AT_PLACE + HUNTER_KINDS * MANORS_MOST,
    AT_CALL = AT_SEND_BACK + HUNTERS,
    AT_PLACE_AGAIN = AT_CALL + HUNTERS * MANORS_MOST,
    AT_END_TURN = AT_PLACE_AGAIN + MANORS_MOST,
    ACTIONS = AT_END_TURN + 1,
};

#define MANOR_BYTES (2 + MANOR_KINDS + HUNTERS)
#define PLAYER_BYTES (1 + HUNTER_KINDS + 1)
#define TABLE_BYTES (1 + MOST_SEATS + 1 + 1)
#define FRAME_BYTES                                                                              \
    (2 * FRAMES + MOST_SEATS + 3 * MANORS_MOST + 3 * HUNTERS + 2 + HUNTER_KINDS + MANORS_EACH)
#define ENDING_BYTES (ENDINGS + MOST_SEATS)
#define TENSOR                                                                                   \
    (MANORS_MOST * MANOR_BYTES + MOST_SEATS * PLAYER_BYTES + TABLE_BYTES + FRAME_BYTES +         \
     ENDING_BYTES + RULINGS)

/* The number of an action that is offered to this seat. */
int number_of_action(const State *s, int seat, uint32_t id);

/* What a seat sees, into TENSOR bytes. */
void observe(const State *s, int viewer, uint8_t *out);

/* Everybody plays for themselves. */
static inline int side_of(const State *s, int seat)
{
    (void)s, (void)seat;
    return NOBODY;
}

#endif
