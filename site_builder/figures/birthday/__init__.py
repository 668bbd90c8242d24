"""The figure folder `birthday`: its blocks, scripts, style sheets and template."""
