"""The figure folder `learn_place`: its blocks, scripts, style sheets and template."""
