"""The figure of the chapter "Place queens" that only the atlas has."""
