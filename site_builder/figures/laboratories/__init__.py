"""The figure folder `laboratories`: its blocks, scripts, style sheets and template."""
