"""`python -m phylarium` is the `phylarium` command."""

from phylarium.cli import main

if __name__ == "__main__":
    main(prog_name="phylarium")
