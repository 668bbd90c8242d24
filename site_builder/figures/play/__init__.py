"""The figure folder `play`: its blocks, scripts, style sheets and template."""
