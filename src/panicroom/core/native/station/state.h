/* The whole truth about a game of Panic Station in one flat value (station/state.py): a copy of
   it is a memcpy, and nothing in it is allocated. */
#ifndef PANICROOM_STATION_STATE_H
#define PANICROOM_STATION_STATE_H

#include <stdint.h>

#include "../kernel/dice.h"
#include "../kernel/news.h"
#include "../kernel/options.h"
#include "map.h"
#include "tables.h"

#define NOBODY (-1)
#define NO_RUN (-1)
#define NO_CARD (-1)
#define NO_CHARACTER (-1)
#define NOT_OVER (-1)
#define FIRST_SWARM 16 /* targets below it are characters */
#define AGENDA_MOST 16
#define INFECTIONS_MOST (MOST_SEATS + 2)

/* One player's turn: what counts within it and is forgotten after it (station/turn.py). Rooms
   and cards that are noted in it are bits. */
typedef struct {
    int8_t seat;
    int16_t ap;
    uint8_t first, marked, relief, barred, terminal, healed;
    int8_t run;
    uint32_t traded[2], grenades[2]; /* by role */
    uint32_t attacked, ran;
} Turn;

typedef struct {
    int8_t seat, by;
    int32_t round;
} Infection;

/* The lists of the Wounds frame: there is never more than one on the agenda. */
typedef struct {
    uint8_t hits;
    int8_t character[CHARACTERS_MOST];
    int8_t points[CHARACTERS_MOST];
    uint8_t answers;
    int8_t answered[MOST_SEATS];
} Wounds;

typedef struct {
    uint8_t room, face;
} Parasite;

/* Lists are indexed by seat or by character; piles have their top at the end. Hands and tables
   are sorted in the readable engine, so here they are counts by kind. */
typedef struct {
    Rulings rulings;
    int8_t seats, marker, host;
    uint8_t marker_due, doors_open, revealed;
    int8_t ending, side; /* NOT_OVER while the game goes on */
    uint8_t winners;
    uint8_t proven;
    int32_t round;
    uint32_t decision;
    uint32_t red, used;
    int8_t health[CHARACTERS_MOST], rooms[CHARACTERS_MOST];
    uint8_t hand[MOST_SEATS][CARD_KINDS], hand_size[MOST_SEATS];
    uint8_t table[MOST_SEATS][SEARCH_KINDS];
    uint8_t ammo[MOST_SEATS], bullets[MOST_SEATS][AMMO_CARDS];
    uint8_t parasites;
    Parasite parasite[PARASITES_MOST]; /* sorted */
    uint8_t searches, discarded, unexplored;
    uint8_t search[SEARCH_DECK_SIZE], discards[SEARCH_DECK_SIZE], explore[ROOM_CARDS];
    uint8_t infections;
    Infection infection[INFECTIONS_MOST];
    Turn turn;
    uint8_t frames;
    Frame agenda[AGENDA_MOST];
    Wounds wounds;
    Map map;
    Dice dice;
    News *news; /* NULL where nobody listens */
} State;

static inline int trooper_of(int seat) { return 2 * seat + ROLE_TROOPER; }
static inline int character_of(int seat, int role) { return 2 * seat + role; }
static inline int seat_of(int character) { return character >> 1; }
static inline int infection_of(int seat) { return CARD_INFECT_RED + seat; }
static inline int is_over(const State *s) { return s->ending != NOT_OVER; }
static inline int top_room(const State *s)
{
    return s->unexplored ? s->explore[s->unexplored - 1] : NOWHERE;
}

void push(State *s, Frame frame);
Frame pop(State *s);
int top_kind(const State *s); /* -1 if nothing lies on the agenda */
int is_on_agenda(const State *s, int kind);

int is_alive(const State *s, int seat);
int next_living(const State *s, int seat);
int is_infected(const State *s, int seat);
int has_infected(const State *s, int seat);
int passes_doors(const State *s, int seat);
const int8_t *ways_of(const State *s, int seat, int room);
int is_in(const State *s, int seat, int room); /* one of the seat's characters is there */
int are_others_in(const State *s, int seat, int room);
void put_in_hand(State *s, int seat, int card);
void take_from_hand(State *s, int seat, int card);
void discard(State *s, int card);
void add_infection(State *s, int seat, int by);

#endif
