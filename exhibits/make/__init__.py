"""The form that makes posters."""
