/* Reads lines `count BACKEND N EVERY` or `list BACKEND N EVERY`: BACKEND as 0, 1, 2 for portable,
   AVX2, AVX-512, EVERY so many parts one. Answers with the seconds of processor time that it takes, and
   the boards found. For `constants.py`. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine.h"
#include "prefixes.h"

static uint64_t counted(Engine *engine, int n, size_t every)
{
    Placements crosses = central_crosses(n);
    uint64_t total = 0;
    for (size_t i = 0; i < crosses.count; i += every)
        total += (uint64_t)crosses.items[i].weight * completions(engine, &crosses.items[i]);
    free_placements(&crosses);
    return total;
}

static uint64_t listed(Engine *engine, int n, size_t every)
{
    Placements begun = beginnings(n);
    Placement prefix;
    Keys keys = {0};
    uint8_t *columns = NULL, *sizes = NULL;
    size_t room = 0;
    uint64_t total = 0;
    for (size_t part = 0; next_prefix(&begun, &prefix); part++) {
        if (part % every)
            continue;
        keys.count = 0;
        list_completions(engine, &prefix, &keys);
        sort_keys(&keys);
        if (keys.count > room) {
            room = 2 * keys.count;
            columns = realloc(columns, room * (size_t)n);
            sizes = realloc(sizes, room);
            if (!columns || !sizes)
                abort();
        }
        total += keys.count ? write_representatives(&prefix, &keys, columns, sizes) : 0;
    }
    free(columns);
    free(sizes);
    free_keys(&keys);
    free_placements(&begun);
    return total;
}

int main(void)
{
    char task[8];
    int backend, n;
    size_t every;
    while (scanf("%7s %d %d %zu", task, &backend, &n, &every) == 4) {
        Engine *engine = new_engine((Backend)backend, NULL);
        if (!engine)
            return 1;
        clock_t start = clock();
        uint64_t found = (strcmp(task, "list") ? counted : listed)(engine, n, every);
        printf("%.6f %llu\n", (double)(clock() - start) / CLOCKS_PER_SEC,
               (unsigned long long)found);
        fflush(stdout);
        free_engine(engine);
    }
    return 0;
}
