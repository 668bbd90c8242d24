"""The game of queens: two players in turn, and the last queen wins."""
