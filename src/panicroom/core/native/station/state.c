#include "state.h"

void push(State *s, Frame frame) { s->agenda[s->frames++] = frame; }
Frame pop(State *s) { return s->agenda[--s->frames]; }
int top_kind(const State *s) { return s->frames ? s->agenda[s->frames - 1].kind : -1; }

int is_on_agenda(const State *s, int kind)
{
    for (int place = 0; place < s->frames; place++)
        if (s->agenda[place].kind == kind)
            return 1;
    return 0;
}

int is_alive(const State *s, int seat) { return s->health[2 * seat] || s->health[2 * seat + 1]; }

/* Clockwise; the seat itself if nobody else lives. */
int next_living(const State *s, int seat)
{
    for (int step = 1; step < s->seats; step++)
        if (is_alive(s, (seat + step) % s->seats))
            return (seat + step) % s->seats;
    return seat;
}

int is_infected(const State *s, int seat)
{
    for (int place = 0; place < s->infections; place++)
        if (s->infection[place].seat == seat)
            return 1;
    return 0;
}

/* Has ever infected somebody; not even the seat itself is told so. */
int has_infected(const State *s, int seat)
{
    for (int place = 0; place < s->infections; place++)
        if (s->infection[place].by == seat)
            return 1;
    return 0;
}

/* DOOR-1: a Keycard on the table, or a terminal that holds the doors open. */
int passes_doors(const State *s, int seat)
{
    return s->doors_open || s->table[seat][CARD_KEYCARD];
}

const int8_t *ways_of(const State *s, int seat, int room)
{
    return passes_doors(s, seat) ? s->map.ways[room] : s->map.open_ways[room];
}

int is_in(const State *s, int seat, int room)
{
    return s->rooms[2 * seat] == room || s->rooms[2 * seat + 1] == room;
}

int are_others_in(const State *s, int seat, int room)
{
    for (int other = 0; other < s->seats; other++)
        if (other != seat && is_in(s, other, room))
            return 1;
    return 0;
}

void put_in_hand(State *s, int seat, int card)
{
    s->hand[seat][card]++;
    s->hand_size[seat]++;
}

void take_from_hand(State *s, int seat, int card)
{
    s->hand[seat][card]--;
    s->hand_size[seat]--;
}

void discard(State *s, int card) { s->discards[s->discarded++] = (uint8_t)card; }

void add_infection(State *s, int seat, int by)
{
    s->infection[s->infections++] = (Infection){(int8_t)seat, (int8_t)by, s->round};
}
