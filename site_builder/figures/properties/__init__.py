"""The figure folder `properties`: its blocks, scripts, style sheets and template."""
