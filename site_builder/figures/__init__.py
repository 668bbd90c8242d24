"""The figures: a module for each family of blocks, and one for each chapter in `learn`."""
