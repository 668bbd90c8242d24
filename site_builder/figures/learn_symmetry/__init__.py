"""The figure folder `learn_symmetry`: its blocks, scripts, style sheets and template."""
