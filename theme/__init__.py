"""The theme `queens-atlas` for MkDocs: templates, one style sheet, one script."""
