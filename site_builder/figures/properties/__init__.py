"""The properties of a board: what each is, how it shows on the board, and how many share it."""
