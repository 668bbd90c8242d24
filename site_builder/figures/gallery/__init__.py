"""The scripts, style sheets and templates of galleries. `site_builder.pages` makes the pages."""
