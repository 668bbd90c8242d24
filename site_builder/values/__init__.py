"""What flows between the rooms: frozen values, and how they are read, written down and kept."""
