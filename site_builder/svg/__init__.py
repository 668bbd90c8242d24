"""Draw figures: functions that turn values into the text of SVG pictures."""
