"""The figure folder `learn_rows`: its blocks, scripts, style sheets and template."""
