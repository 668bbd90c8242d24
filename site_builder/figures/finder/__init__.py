"""The finder: names any board that a reader has, and what completes it."""
