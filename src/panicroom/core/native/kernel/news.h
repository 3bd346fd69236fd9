/* What the last action brought about: for each event its kind and its fields. */
#ifndef PANICROOM_NEWS_H
#define PANICROOM_NEWS_H

#include <stdint.h>

#define NEWS_MOST 1024

typedef struct {
    int32_t count;
    int32_t is_cut; /* there was no room for all of it: never seen, and asked for by tests */
    int32_t said[NEWS_MOST];
} News;

void tell(News *news, const int32_t *said, int count);

/* `TELL(state, EVENT_..., field, ...)`: the event is heard by whoever reads the news. */
#define TELL(state, ...)                                                                         \
    do {                                                                                         \
        if ((state)->news)                                                                       \
            tell((state)->news, (const int32_t[]){__VA_ARGS__},                                  \
                 (int)(sizeof((const int32_t[]){__VA_ARGS__}) / sizeof(int32_t)));               \
    } while (0)

#endif
