"""The game of queens: two players place queens in turn, and the player of the last queen wins."""
