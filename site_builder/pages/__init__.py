"""Generated pages: functions that turn values into pages of HTML."""
