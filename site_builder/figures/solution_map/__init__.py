"""The figure folder `solution_map`: its blocks, scripts, style sheets and template."""
