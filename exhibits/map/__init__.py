"""The figure of the page "Map"."""
