"""The figure of the page "Your board"."""
