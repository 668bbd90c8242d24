"""The position of the day, which a reader completes."""
