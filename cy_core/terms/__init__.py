"""New terms of sequences: counts by two programs each, which share no code but the rules."""

from cy_core.terms.programs import SUBJECTS, Counts, Program, Subject, count_terms

__all__ = ["SUBJECTS", "Counts", "Program", "Subject", "count_terms"]
