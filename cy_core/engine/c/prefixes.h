/* Prefixes: the possible first rows of representatives, the greatest of eight images. They split
   the list of all fundamental solutions into independent parts, in the order of the list. */

#ifndef ENGINE_PREFIXES_H
#define ENGINE_PREFIXES_H

#include "crosses.h"
#include "keys.h"

/* Lists placements of the first row or the first two rows, 4 <= n <= MAX_N. Every representative
   completes one of them and has no queen on its closed squares. They are a stack: the greatest boards
   complete the last placement. The caller frees them with `free_placements`; after `failed` some are
   missing. */
Placements beginnings(int n);

/* Takes the next prefix from a stack of beginnings. It fills enough rows that the other rows fit a
   key. All boards of a prefix are greater than all boards of the next prefix. Returns 0 if the stack
   is empty or memory ran out. */
int next_prefix(Placements *pending, Placement *prefix);

/* Takes the next placement from a stack of any placements. It fills each placement from the top until
   at most `most_empty` rows are empty. Returns 0 if the stack is empty or memory ran out. */
int next_placement(Placements *pending, int most_empty, Placement *filled);

/* Writes the boards that are the greatest of their images, in the order of the keys: the n columns of
   each board, counted from the left, and the size of its orbit. The arrays must have room for a board
   of each key. Returns the number of boards written. */
size_t write_representatives(const Placement *prefix, const Keys *keys,
                             uint8_t *columns, uint8_t *sizes);

/* Writes the boards of all keys, in the order of the keys: n columns each, counted from the right. */
void write_boards(const Placement *board, const Keys *keys, uint8_t *columns);

#endif
