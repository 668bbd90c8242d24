/* Prefixes: the possible first rows of representatives, the greatest of eight images. They split
   the list of all fundamental solutions into independent parts, in the order of the list. */

#ifndef ENGINE_PREFIXES_H
#define ENGINE_PREFIXES_H

#include "crosses.h"
#include "keys.h"

/* Placements of the first row or the first two rows, 4 <= n <= MAX_N. Every representative completes
   one of them and has no queen on its closed squares. The last one comes first in the list. The
   caller frees them with `free_placements`; after `failed` some are missing. */
Placements beginnings(int n);

/* Takes the next prefix from a stack of beginnings. It has so many rows that the others fit a key.
   The boards of a prefix are greater than those of the next one. Returns 0 if none is left or memory
   ran out. */
int next_prefix(Placements *pending, Placement *prefix);

/* The same for any placements: each is filled from the top until `most_empty` rows are empty. */
int next_placement(Placements *pending, int most_empty, Placement *filled);

/* Writes the boards of the keys that are the greatest of their images, in the order of the keys: n
   columns of each, counted from the left, and the size of its orbit. The arrays have room for a
   board of each key. Returns the number of boards written. */
size_t write_representatives(const Placement *prefix, const Keys *keys,
                             uint8_t *columns, uint8_t *sizes);

/* Writes the boards of all keys, in their order: n columns of each, counted from the right. */
void write_boards(const Placement *board, const Keys *keys, uint8_t *columns);

#endif
