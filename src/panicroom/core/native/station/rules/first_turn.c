/* The first turn's search: TURN-4.

   While a search is possible, ending the turn is refused, and so is every action that would make
   it impossible. It is asked anew after every action. */
#include "../prospect.h"
#include "../rules.h"

static const Frame *top_frame(const State *s) { return &s->agenda[s->frames - 1]; }

/* A first turn without a search so far; what is asked in its middle costs nothing more. */
int is_bound_to_search(const State *s, int seat)
{
    int kind = top_kind(s);
    int asks_for_actions = kind == FRAME_TAKE_TURN || kind == FRAME_SETTLE_ENCOUNTER ||
                           kind == FRAME_CHOOSE_PLACE;
    return s->turn.first && seat == s->turn.seat && asks_for_actions;
}

static Prospect prospect_of(const State *s, int seat)
{
    int asks_for_place = top_kind(s) == FRAME_CHOOSE_PLACE;
    Prospect now = {.state = s, .map = &s->map, .deck = s->unexplored};
    now.card = asks_for_place ? top_frame(s)->card : top_room(s);
    now.passes = passes_doors(s, seat);
    return now;
}

static Standing standing_of(const State *s, int seat)
{
    return (Standing){{s->rooms[2 * seat], s->rooms[2 * seat + 1]}, s->turn.ap};
}

/* After exploring: the new card is entered and searched, or there is another way. */
static int leads_on(const Prospect *now, Standing standing, uint32_t id)
{
    int room = standing.where[field_of(id, 0)];
    int direction = field_of(id, 1), quarter = field_of(id, 2);
    Map map;
    if (standing.ap >= 2 && would_be_searched(now, room, direction, quarter))
        return 1;
    if (allows_search_on_foot(now, standing))
        return 1;
    Prospect after = after_laying_at(now, &map, room, direction, quarter);
    return allows_search(&after, standing);
}

/* An own character that the grenade would kill cannot search any more. */
static Standing survivors(const Prospect *now, int seat, Standing standing, uint32_t id)
{
    int blast = now->map->ways[standing.where[field_of(id, 0)]][field_of(id, 1)];
    for (int role = 0; role < 2; role++)
        if (standing.where[role] == blast && now->state->health[2 * seat + role] == 1)
            standing.where[role] = NOWHERE;
    return standing;
}

static int is_possible_after(const Prospect *now, int seat, uint32_t id)
{
    Standing standing = standing_of(now->state, seat);
    int verb = verb_of(id), who = field_of(id, 0);
    Map map;
    standing.ap -= !IS_FREE[verb];
    if (verb == VERB_BOOST) {
        standing.ap += BOOST_AP;
    } else if (verb == VERB_MOVE || verb == VERB_RUN) {
        standing.where[who] = now->map->ways[standing.where[who]][field_of(id, 1)];
    } else if (verb == VERB_EXPLORE) {
        return leads_on(now, standing, id);
    } else if (verb == VERB_LAY) {
        Prospect after = after_laying(now, &map, who, field_of(id, 1), field_of(id, 2));
        return allows_search(&after, standing);
    } else if (verb == VERB_TRY_NEXT) {
        if (standing.ap >= LAY_GO_SEARCH - 1 && next_may_be_laid(now, standing.where[who]))
            return 1;
    } else if (verb == VERB_GRENADE) {
        standing = survivors(now, seat, standing, id);
    }
    return allows_search(now, standing);
}

/* Asked anew after every action; where a card is to be laid, whether some place keeps it. */
static int is_search_possible(const Prospect *now, int seat)
{
    if (top_kind(now->state) != FRAME_CHOOSE_PLACE)
        return allows_search(now, standing_of(now->state, seat));
    Options lays = {0};
    offer_places(now->state, top_frame(now->state), &lays);
    for (int place = 0; place < lays.count; place++)
        if (is_possible_after(now, seat, lays.id[place]))
            return 1;
    return 0;
}

/* Of the actions offered, those that TURN-4 leaves: all, if no search is possible anyway. */
void keep_search_possible(const State *s, int seat, Options *offered)
{
    Prospect now = prospect_of(s, seat);
    int kept = 0;
    if (!is_search_possible(&now, seat)) /* TURN-4 */
        return;
    for (int place = 0; place < offered->count; place++) {
        uint32_t id = offered->id[place];
        int verb = verb_of(id);
        if (verb == VERB_SEARCH || (verb != VERB_END_TURN && is_possible_after(&now, seat, id))) /* TURN-4 */
            offered->id[kept++] = id;
    }
    offered->count = kept;
}
