"""Run the command `queens` as `python -m queens_atlas`."""

from site_builder.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
