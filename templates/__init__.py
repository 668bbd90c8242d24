"""Data only; an editable install finds this folder as `site_builder.templates` by this file."""
