"""What Parlour costs, as ratios within one run: `make bench`, or `python -m tests.benchmarks --quick` for a smoke."""
