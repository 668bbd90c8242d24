"""Other puzzles that bits solve: sudoku, and the orders of things."""
