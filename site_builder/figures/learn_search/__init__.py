"""The figure folder `learn_search`: its blocks, scripts, style sheets and template."""
