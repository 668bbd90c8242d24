"""The figure folder `stepper`: its blocks, scripts, style sheets and template."""
