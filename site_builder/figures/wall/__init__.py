"""The wall of all solutions."""
