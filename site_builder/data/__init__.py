"""Data to take away: files for programs, the same in the site and from `queens export`."""
