"""Draw charts: functions that turn numbers into the text of SVG pictures."""
