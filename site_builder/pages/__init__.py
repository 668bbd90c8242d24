"""Generated pages, from values to HTML."""
