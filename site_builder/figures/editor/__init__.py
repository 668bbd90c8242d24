"""An editor for programs that a reader runs in the browser."""
