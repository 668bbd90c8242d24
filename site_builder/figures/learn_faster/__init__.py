"""The figure folder `learn_faster`: its blocks, scripts, style sheets and template."""
