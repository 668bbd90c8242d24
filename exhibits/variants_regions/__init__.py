"""The editor of region puzzles."""
