"""The editor of Python programs, which run in the browser."""
