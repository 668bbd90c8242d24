"""The figure folder `learn_recursion`: its blocks, scripts, style sheets and template."""
