"""The figure folder `how_long`: its blocks, scripts, style sheets and template."""
