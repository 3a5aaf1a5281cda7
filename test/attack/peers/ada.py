"""Answers runs with ada-url: see ../peers.ts."""

import json
import sys

from ada_url import URL

ATTRIBUTES = (
    *('href', 'origin', 'protocol', 'username', 'password', 'host'),
    *('hostname', 'port', 'pathname', 'search', 'hash'),
)


def observe(url):
    return {name: getattr(url, name) for name in ATTRIBUTES}


def answer(url, base, operations):
    try:
        url = URL(url, base)
    except ValueError:
        return None
    states = [observe(url)]
    for _, (name, value) in operations:
        try:
            setattr(url, name, value)
        except ValueError:
            pass
        states.append(observe(url))
    return states


for line in sys.stdin:
    print(json.dumps(answer(*json.loads(line))))
