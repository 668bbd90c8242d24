"""`python -m queens_atlas`: the command `queens`."""

from site_builder.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
