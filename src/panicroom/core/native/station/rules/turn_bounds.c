/* What holds for every action: it costs 1 AP. That its character is there is asked in options. */
#include "../rules.h"

/* One AP; any action for AP gives up the chance to run on (RUN-1). */
void pay(State *s)
{
    s->turn.ap--;          /* TURN-5 */
    s->turn.run = NO_RUN;  /* RUN-1 */
    s->turn.ran = 0;
}
