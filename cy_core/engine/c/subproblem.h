/* A subproblem: the empty rows of a placement, which a kernel fills, in a window of columns. */

#ifndef ENGINE_SUBPROBLEM_H
#define ENGINE_SUBPROBLEM_H

#include "placement.h"

/* All boards of a subproblem share the queens already placed. For each empty row, a mask has the
   squares that these queens leave open. A row that has one of these queens only increases the
   distance to the next empty row. So a kernel needs only three masks for the queens that it
   places itself. */
typedef struct {
    int rows;                 /* number of empty rows, and of free columns */
    uint32_t columns;         /* free columns; bit 0 is the first column of the window */
    uint32_t open[MAX_N];     /* by empty row: the squares that no placed queen attacks */
    uint8_t position[MAX_N];  /* by empty row: its position, from which distances follow */
    /* A queen in empty row i and bit b of the window stands on the board in row line[i] and column
       first + b; if is_turned, on the board rotated by 90 degrees. */
    uint8_t line[MAX_N];
    int first, is_turned;
} Subproblem;

/* Returns the number of columns from the first free column to the last: the bits that a kernel needs. */
int window_width(const Placement *board);

/* Returns the first or the last free column, whichever has fewer open squares. */
int narrower_edge(const Placement *board);

/* Returns the subproblem of a board that begins at the side with the fewest placements of the first
   two rows. All sides have the same completions. A turned board is used only if its window has at
   most `widest` columns. */
Subproblem easiest_subproblem(const Placement *board, int widest);

#endif
