"""Questions whose answers are folded, and what in them the core can compute."""
