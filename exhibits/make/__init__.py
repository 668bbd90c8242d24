"""The form in which a reader makes posters."""
