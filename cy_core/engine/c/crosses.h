/* The placements of the central cross up to the eight symmetries of the board. */

#ifndef ENGINE_CROSSES_H
#define ENGINE_CROSSES_H

#include <stddef.h>

#include "placement.h"

typedef struct {
    Placement *items;
    size_t count, capacity;
    int failed;  /* whether memory ran out */
} Placements;

/* Every solution of the n x n board, 1 <= n <= MAX_N, or exactly one of its images, completes
   exactly one of these: the sum of weight times completions is the total.
   The caller frees them with `free_placements`; after `failed` they are not complete. */
Placements central_crosses(int n);

void add_placement(Placements *list, const Placement *board);
void free_placements(Placements *list);

#endif
