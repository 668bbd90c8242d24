"""The stepper of searches for queens, and the base class of all steppers."""
