"""Questions that a reader answers."""
