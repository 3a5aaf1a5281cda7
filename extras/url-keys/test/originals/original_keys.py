"""Prints the keys that the Python packages give the URLs of standard input.

Each line in is a JSON string. Each line out is an object: `keys` has a key, or null for an error, by
profile; `isNewer` tells whether the URL has a character that this Python knows too little about.
"""

import json
import socket
import sys
import unicodedata
import urllib.parse
import warnings

import surt
import urlcanon
import w3lib.url

warnings.simplefilter('ignore')


def read_address(host):
    """Stands for a look-up: numbers are read, names are not asked of the network."""
    answers = socket.getaddrinfo(host, None, socket.AF_INET, flags=socket.AI_NUMERICHOST)
    return host, [], [answers[0][4][0]]


socket.gethostbyname_ex = read_address

ORIGINALS = {
    'surt': surt.surt,
    'urlcanon-semantic': lambda url: str(urlcanon.semantic(url)),
    'urlcanon-whatwg': lambda url: str(urlcanon.whatwg(url)),
    'w3lib': w3lib.url.canonicalize_url,
}


def key_of(original, url):
    try:
        key = original(url)
        key.encode()
        return key
    except Exception:
        return None


def is_newer(url):
    text = urllib.parse.unquote(urllib.parse.unquote(url))
    # The bidirectional class of U+1171E changed in Unicode 16.
    return any(unicodedata.category(char) == 'Cn' or char == '\U0001171e' for char in text)


for line in sys.stdin:
    url = json.loads(line)
    keys = {profile: key_of(original, url) for profile, original in ORIGINALS.items()}
    print(json.dumps({'keys': keys, 'isNewer': is_newer(url)}))
