"""A stepper through the search of a method, beside its program."""
