"""The race: two or three methods that search side by side with one clock."""
