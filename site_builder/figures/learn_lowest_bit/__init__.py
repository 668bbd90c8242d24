"""The figure folder `learn_lowest_bit`: its blocks, scripts, style sheets and template."""
