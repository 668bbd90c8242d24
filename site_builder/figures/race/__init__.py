"""The figure folder `race`: its blocks, scripts, style sheets and template."""
