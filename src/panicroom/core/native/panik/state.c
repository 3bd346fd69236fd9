#include "state.h"

#include <string.h>

void push(State *s, Frame frame) { s->agenda[s->frames++] = frame; }
Frame pop(State *s) { return s->agenda[--s->frames]; }

int hand_size(const State *s, int seat)
{
    int size = 0;
    for (int kind = 0; kind < HUNTER_KINDS; kind++)
        size += s->hand[seat][kind];
    return size;
}

int count_at(const State *s, int manor, int hunter)
{
    int count = 0;
    for (int place = 0; place < s->hunters[manor]; place++)
        count += s->hunter[manor][place] == hunter;
    return count;
}

void put_at(State *s, int manor, int hunter)
{
    int place = s->hunters[manor]++;
    for (; place && s->hunter[manor][place - 1] > hunter; place--)
        s->hunter[manor][place] = s->hunter[manor][place - 1];
    s->hunter[manor][place] = (uint8_t)hunter;
}

void take_from(State *s, int manor, int hunter)
{
    uint8_t *there = s->hunter[manor], *found = memchr(there, hunter, s->hunters[manor]);
    s->hunters[manor]--;
    memmove(found, found + 1, (size_t)(there + s->hunters[manor] - found));
}
