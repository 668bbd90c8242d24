"""Long counts that go on: what is kept of them, and in what file."""
