"""The figure folder `finder`: its blocks, scripts, style sheets and template."""
