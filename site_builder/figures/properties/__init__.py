"""Properties of solutions, drawn on their boards."""
