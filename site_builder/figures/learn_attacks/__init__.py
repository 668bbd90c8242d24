"""The figure folder `learn_attacks`: its blocks, scripts, style sheets and template."""
