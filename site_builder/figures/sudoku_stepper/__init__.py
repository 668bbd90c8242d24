"""The figure folder `sudoku_stepper`: its blocks, scripts, style sheets and template."""
