/* The rulebook, chapter by chapter: each is a file of rules/ and has its twin in station/rules.
   `offer_...` lists what a seat may do, `do_...` does it, `step_...` happens by itself. */
#ifndef PANICROOM_STATION_RULES_H
#define PANICROOM_STATION_RULES_H

#include "state.h"

/* setup: SETUP-0 to SETUP-6 */
void set_up(State *s, int seats);

/* turn: ROUND-1, ROUND-2, TURN-1 to TURN-3 */
void start_turn(State *s, int seat);
void step_pass_marker(State *s, Frame frame);
void step_begin_turn(State *s, Frame frame);
void end_turn(State *s);
void pass_marker_of_the_dead(State *s, int seat);

/* turn_bounds: what holds for every action */
void pay(State *s);

/* phase: PHASE-1 to PHASE-5 */
void begin_phase(State *s, int seat);

/* move: MOVE-1, DOOR-1, RUN-1 */
void offer_moves(const State *s, int seat, int who, int room, Options *out);
void offer_runs(const State *s, int seat, Options *out);
void do_move(State *s, int seat, int who, int direction);
void do_run(State *s, int seat, int who, int direction);

/* entering: ENTER-1 to ENTER-3 */
void enter(State *s, int seat, int who, int room);
void step_meet(State *s, Frame frame);
int is_offered_in_encounter(const State *s, const Frame *frame, uint32_t id);
void settle_by_attack(State *s);

/* explore: EXPLORE-1 to EXPLORE-5, HIVE-2 */
int may_explore(const State *s);
void offer_explore(const State *s, int who, int room, Options *out);
void do_explore(State *s, int seat, int who, int direction, int quarter);
void do_try_next(State *s, int seat, int who);
void try_next(State *s, int seat, int room);

/* laying: MAP, HIVE-3, HIVE-4, EXPLORE-2 */
void offer_places(const State *s, const Frame *frame, Options *out);
void do_lay(State *s, int seat, int east, int north, int quarter);
void lay(State *s, int seat, int card, int east, int north, int quarter);

/* first_turn: TURN-4; what a search would cost stands in prospect */
int is_bound_to_search(const State *s, int seat);
void keep_search_possible(const State *s, int seat, Options *offered);

/* search: SEARCH-1 to SEARCH-6, INFECT-3 */
void offer_search(const State *s, int seat, int who, int room, Options *out);
void do_search(State *s, int seat, int who, int partner);
void step_draw(State *s, Frame frame);
void step_team_draw(State *s, Frame frame);
void step_turn_red(State *s, Frame frame);
void alert_drawn(State *s, int seat);
void host_drawn(State *s, int seat);

/* items: ITEM-1 to ITEM-6 */
#define BOOST_AP 2
int can_play(const State *s, int seat, int card);
void spend_item(State *s, int seat, int card);
void offer_free_items(const State *s, int seat, Options *out);
void offer_items(const State *s, int seat, int who, int room, Options *out);
void do_lay_down(State *s, int seat, int card);
void do_boost(State *s, int seat);
void do_first_aid(State *s, int seat, int who);
void do_scan_body(State *s, int seat, int scanned);

/* healing: SICKBAY-1, ITEM-3 */
void offer_healing(const State *s, int seat, const Frame *frame, Options *out);
void do_heal(State *s, int seat, int character);

/* sick_bay: SICKBAY-1 */
void offer_sick_bay(const State *s, int seat, int who, int room, Options *out);
void do_sick_bay(State *s, int seat, int who);

/* terminal: TERMINAL-1 to TERMINAL-4 */
void offer_terminal(const State *s, int who, int room, Options *out);
void do_terminal(State *s, int seat, int who, int function);
void step_function(State *s, Frame frame);

/* trading: TRADE-1 to TRADE-5, INFECT-1, INFECT-2 */
void offer_trades(const State *s, int seat, const Frame *frame, Options *out);
void do_trade(State *s, int seat, int partner);
void offer_cards(const State *s, int seat, Options *out);
void do_give(State *s, int seat, int card);

/* attack: ATTACK-1, ATTACK-2, TRADE-4 */
void offer_targets(const State *s, int seat, int who, int room, int verb, Options *out);
int has_traded_there(const State *s, int who, int room);
void strike(State *s, int seat, int weapon, int target);
void note_attack(State *s, int target);

/* fire: FIRE-1 to FIRE-4 */
void offer_fire(const State *s, int seat, Options *out);
void offer_second_shot(const State *s, int seat, Options *out);
void do_fire(State *s, int seat, int target);
void step_second_shot(State *s, Frame frame);

/* knife: KNIFE-1 */
void offer_stabs(const State *s, int seat, int who, int room, Options *out);
void do_stab(State *s, int seat, int who, int target);

/* grenade: GRENADE-1 */
void offer_grenades(const State *s, int seat, int who, int room, Options *out);
void do_grenade(State *s, int seat, int who, int direction);

/* armor: ARMOR-1, PHASE-3, PHASE-4 */
void wound(State *s, int weapon, int by, const Wounds *wounds);
void step_wounds(State *s, Frame frame);
void offer_armor(const State *s, int seat, Options *out);
void do_armor(State *s, int seat, int character);
void do_take_wounds(State *s, int seat);

/* death: DEATH-1, DEATH-2, VARIANT-4 */
void bury_the_dead(State *s, int by, const Wounds *wounds);

/* parasites: PARASITE-1 */
int roll_d4(State *s, int seat);
void add_parasite(State *s, int room, int face);
void remove_parasite(State *s, int room, int face);
int count_faces(const State *s, int face);
int is_swarm(const State *s, int room, int face);
int token_of(const State *s, int room, int face);
void wound_parasite(State *s, int room, int face);

/* spawn: SPAWN-1 to SPAWN-3 */
void parasite_appeared(State *s, int room, int face);
void step_spawn(State *s, Frame frame);
void offer_parasites(const State *s, const Frame *frame, Options *out);
void do_move_parasite(State *s, int target);

/* ending: WIN-0 to WIN-6, SCAN-1 */
void offer_burn(const State *s, int seat, int who, Options *out);
void do_burn(State *s, int seat);
void hold_scan(State *s);
void hold_last_scan(State *s);
void check_deaths(State *s, int human_died);
void finish(State *s, int ending, int side);

/* variants: VARIANT-2, VARIANT-4 */
int may_give_host_card(const State *s, int seat);
int is_loyal(const State *s, int seat);

#endif
