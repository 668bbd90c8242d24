"""Long counts: ledgers of finished parts, counts on clusters, and plans."""
