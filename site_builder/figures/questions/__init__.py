"""Questions with folded answers. Readers can answer them, and the core checks the answers."""
