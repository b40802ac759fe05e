"""The command line: `illumineer …`."""
