"""Prints the serialization of the URL of each line, by ada-url."""

import sys

from ada_url import normalize_url

for line in sys.stdin:
    try:
        sys.stdout.write(normalize_url(line.rstrip('\n')) + '\n')
    except ValueError:
        pass
