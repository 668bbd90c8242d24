"""The figure folder `embed`: its blocks, scripts, style sheets and template."""
