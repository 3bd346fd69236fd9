#include "playout.h"

int64_t play_at_random(State *s, uint64_t *seed, int64_t most)
{
    Options options;
    int8_t seats[ASKED_MOST];
    int64_t decisions = 0;
    while (decisions < most && owed(s, seats)) {
        offer(s, seats[0], &options);
        if (!options.count)
            break;
        apply(s, seats[0], options.id[fast_below(seed, options.count)]);
        decisions++;
    }
    return decisions;
}
