"""The figure folder `learn_course`: its blocks, scripts, style sheets and template."""
