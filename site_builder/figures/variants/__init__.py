"""The figure folder `variants`: its blocks, scripts, style sheets and template."""
