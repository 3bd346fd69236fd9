#include "news.h"

#include <string.h>

void tell(News *news, const int32_t *said, int count)
{
    if (news->count + count > NEWS_MOST) {
        news->is_cut = 1;
        return;
    }
    memcpy(news->said + news->count, said, sizeof *said * (size_t)count);
    news->count += count;
}
