"""The figure folder `questions`: its blocks, scripts, style sheets and template."""
