"""A stepper through the search for the solution of a sudoku."""
