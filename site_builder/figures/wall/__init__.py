"""The figure folder `wall`: its blocks, scripts, style sheets and template."""
