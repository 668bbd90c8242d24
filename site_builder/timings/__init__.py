"""What was measured: records, what is chosen from them, and their tables, charts and files."""
