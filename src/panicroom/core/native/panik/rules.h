/* The rulebook, chapter by chapter: each is a file of rules/ and has its twin in panik/rules.
   `offer_...` lists what a seat may do, `do_...` does it, `step_...` happens by itself. */
#ifndef PANICROOM_PANIK_RULES_H
#define PANICROOM_PANIK_RULES_H

#include "state.h"

/* setup: PSETUP-1 to PSETUP-4 */
void set_up(State *s, int seats);
void offer_turn_up(int seat, Options *out);
void offer_posts(const State *s, int seat, Options *out);
void do_turn_up(State *s, int seat, int manor);
void do_post_tandem(State *s, int seat, int manor);
void turn_manor(State *s, int manor);
void place_hunter(State *s, int seat, int kind, int manor);

/* turn: PTURN-1, PTURN-3, PEND-1 */
void offer_turn(const State *s, int seat, Options *out);
void offer_detector(const State *s, int seat, Options *out);
void do_detect(State *s, int seat, int manor);
void do_place(State *s, int seat, int kind, int manor);
void step_next_turn(State *s, Frame frame);

/* sending: PTURN-2, PTURN-4, PTURN-5 */
void offer_send_or_call(const State *s, const Frame *frame, Options *out);
void offer_new_manors(const State *s, const Frame *frame, Options *out);
void step_go_on(State *s, Frame frame);
void do_send_back(State *s, int seat, int hunter);
void do_place_again(State *s, int manor);
void do_call(State *s, int seat, int hunter, int origin);

/* scoring: PEND-1, PEND-2, PSCORE-1 to PSCORE-3 */
void score_game(State *s);

#endif
