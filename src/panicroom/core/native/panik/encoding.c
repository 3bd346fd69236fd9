#include "encoding.h"

#include "seen_from.h"

int number_of_action(const State *s, int seat, uint32_t id)
{
    int a = field_of(id, 0), b = field_of(id, 1);
    switch (verb_of(id)) {
    case VERB_TURN_UP: return AT_TURN_UP + a % MANORS_EACH;
    case VERB_POST_TANDEM: return AT_POST_TANDEM + a % MANORS_EACH;
    case VERB_DETECT: return AT_DETECT + seen_manor(s, seat, a);
    case VERB_PLACE: return AT_PLACE + MANORS_MOST * a + seen_manor(s, seat, b);
    case VERB_SEND_BACK: return AT_SEND_BACK + seen_hunter(s, seat, a);
    case VERB_CALL:
        return AT_CALL + MANORS_MOST * seen_hunter(s, seat, a) + seen_manor(s, seat, b);
    case VERB_PLACE_AGAIN: return AT_PLACE_AGAIN + seen_manor(s, seat, a);
    }
    return AT_END_TURN;
}
