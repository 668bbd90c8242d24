"""The figure of the page "Map of solutions"."""
