"""The figures that explain: bits, marked boards, searches and the stepper, as fenced blocks."""
