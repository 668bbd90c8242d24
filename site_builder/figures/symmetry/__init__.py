"""The figure folder `symmetry`: its blocks, scripts, style sheets and template."""
