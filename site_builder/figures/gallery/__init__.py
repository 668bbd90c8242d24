"""The scripts, style sheets and templates of galleries, whose pages are in `site_builder.pages`."""
