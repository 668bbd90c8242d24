/* The program that `constants.py` builds and times. It reads lines `count BACKEND N EVERY` or
   `list BACKEND N EVERY`. BACKEND is the number of an instruction set in `backends.h`. Only one
   part in EVERY is counted or listed. For each line, the program prints the seconds of processor
   time and the number of boards. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine.h"
#include "prefixes.h"

static uint64_t count_boards(Engine *engine, int n, size_t every)
{
    Placements crosses = central_crosses(n);
    uint64_t total = 0;
    for (size_t i = 0; i < crosses.count; i += every)
        total += (uint64_t)crosses.items[i].weight * completions(engine, &crosses.items[i]);
    free_placements(&crosses);
    return total;
}

static uint64_t list_boards(Engine *engine, int n, size_t every)
{
    Placements pending = beginnings(n);
    Placement prefix;
    Keys keys = {0};
    uint8_t *columns = NULL, *sizes = NULL;
    size_t room = 0;
    uint64_t total = 0;
    for (size_t part = 0; next_prefix(&pending, &prefix); part++) {
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
    free_placements(&pending);
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
        uint64_t boards = (strcmp(task, "list") ? count_boards : list_boards)(engine, n, every);
        printf("%.6f %llu\n", (double)(clock() - start) / CLOCKS_PER_SEC,
               (unsigned long long)boards);
        fflush(stdout);
        free_engine(engine);
    }
    return 0;
}
