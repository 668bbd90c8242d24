"""The figure folder `editor`: its blocks, scripts, style sheets and template."""
