"""Long counts: ledgers that keep them, clusters that share them, plans of what they take."""
