"""Questions with folded answers that readers can answer and that the core checks."""
