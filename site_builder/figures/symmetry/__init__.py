"""What symmetry forbids, doubles and leaves."""
