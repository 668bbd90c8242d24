"""The figure of the page about min-conflicts."""
