"""What measures: subjects take turns, and a record keeps their times."""
