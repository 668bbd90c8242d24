"""Questions with folded answers, which the core checks."""
