"""New terms of sequences.

Each term is counted by two programs that share only the rules, no code.
"""

from cy_core.terms.programs import SUBJECTS, Counts, Program, Subject, count_terms

__all__ = ["SUBJECTS", "Counts", "Program", "Subject", "count_terms"]
