/* What a kernel searches: the rows still empty, seen through a window of columns. */

#ifndef ENGINE_SUBPROBLEM_H
#define ENGINE_SUBPROBLEM_H

#include "placement.h"

/* All boards of a subproblem share the queens already placed. Their attacks are one mask a row,
   and a row they fill is a longer step to the next: what is left to a kernel are three masks. */
typedef struct {
    int rows;                 /* rows without a queen, as many as free columns */
    uint32_t columns;         /* free columns; bit 0 is the first column of the window */
    uint32_t open[MAX_N];     /* squares of the i-th such row that no placed queen attacks */
    uint8_t position[MAX_N];  /* of that row: the distance of two rows is that of these */
    /* Where a queen in row i and bit b of the window stands on the board: in row line[i] and
       column first + b, or on the board turned by a quarter. */
    uint8_t line[MAX_N];
    int first, is_turned;
} Subproblem;

/* Columns from the first free one to the last: the bits a kernel's masks need. */
int window_width(const Placement *board);

/* The first or the last free column: the one with fewer open squares. */
int narrower_edge(const Placement *board);

/* Filled from any of its sides, a board has the same completions. This is the subproblem that
   begins with the fewest placements of all whose window is not wider than the board's own or
   than `widest`. */
Subproblem easiest_subproblem(const Placement *board, int widest);

#endif
