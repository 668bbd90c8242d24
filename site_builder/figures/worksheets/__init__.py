"""The figure folder `worksheets`: its blocks, scripts, style sheets and template."""
