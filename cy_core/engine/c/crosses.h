/* The placements of the central cross, up to symmetry. */

#ifndef ENGINE_CROSSES_H
#define ENGINE_CROSSES_H

#include <stddef.h>

#include "placement.h"

typedef struct {
    Placement *items;
    size_t count, capacity;
    int failed;  /* whether memory ran out, so that some placements are missing */
} Placements;

/* Lists all placements of the central cross of the n x n board, 1 <= n <= MAX_N, up to symmetry. The
   sum of weight times completions is the total. The caller frees them with `free_placements`. */
Placements central_crosses(int n);

void add_placement(Placements *list, const Placement *board);
void free_placements(Placements *list);

#endif
