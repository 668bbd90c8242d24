"""Large boards: what their counts would take, and what those that were counted have left."""
