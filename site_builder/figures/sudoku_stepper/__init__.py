"""The stepper of searches for a sudoku."""
