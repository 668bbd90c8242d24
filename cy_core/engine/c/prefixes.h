/* How the greatest of a solution's eight images can begin: a list of all fundamental solutions
   falls into independent parts, in the order of the list. */

#ifndef ENGINE_PREFIXES_H
#define ENGINE_PREFIXES_H

#include "crosses.h"
#include "keys.h"

/* Queens in the first row or two, 4 <= n <= MAX_N: every fundamental solution completes one of
   these, whose closed squares it leaves empty. The last comes first. The caller frees them with
   `free_placements`; after `failed` some are missing. */
Placements beginnings(int n);

/* Takes the next prefix from the beginnings: so many rows that a key can tell the rest. Boards of
   a prefix are greater than those of the next. Returns 0 when there is none, or memory ran out. */
int next_prefix(Placements *begun, Placement *prefix);

/* The same of anything begun, filled from the top until so many rows are empty. */
int next_placement(Placements *begun, int most_empty, Placement *filled);

/* Of boards that complete a prefix, in the order of their keys, those that are the greatest of
   their images. Writes n columns of each, counted from the left, and the size of its orbit; the
   caller has room for as many boards as there are keys. Returns how many are written. */
size_t write_representatives(const Placement *prefix, const Keys *keys,
                             uint8_t *columns, uint8_t *sizes);

/* Writes all boards that complete a placement, in the order of their keys: n columns of each,
   counted from the right. */
void write_boards(const Placement *board, const Keys *keys, uint8_t *columns);

#endif
