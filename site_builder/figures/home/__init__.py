"""The figure folder `home`: its blocks, scripts, style sheets and template."""
