"""The figure folder `posters`: its blocks, scripts, style sheets and template."""
