"""The figure folder `learn_compare`: its blocks, scripts, style sheets and template."""
