/* A subproblem: the rows of a placement that a kernel has to fill, in a window of columns. */

#ifndef ENGINE_SUBPROBLEM_H
#define ENGINE_SUBPROBLEM_H

#include "placement.h"

/* All boards of a subproblem share the queens already placed. One mask per row has their attacks, and
   a row with such a queen only makes the step to the next row longer. So a kernel needs just three
   masks for the queens that it places. */
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

/* The number of columns from the first free one to the last: the bits that a kernel needs. */
int window_width(const Placement *board);

/* The first or the last free column, whichever has fewer open squares. */
int narrower_edge(const Placement *board);

/* The subproblem of a board that begins at the side with the fewest placements of the first two
   rows. All sides have the same completions; a side whose window is wider than `widest` is used only
   if it is the board's own. */
Subproblem easiest_subproblem(const Placement *board, int widest);

#endif
