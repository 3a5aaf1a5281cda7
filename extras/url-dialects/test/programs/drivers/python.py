"""Reads URLs with urllib.parse.urlsplit or urllib3's parse_url, as the first argument says.

One input a line and one answer a line; see ../protocol.ts.
"""

import sys
from urllib.parse import urljoin, urlsplit


def read_urlsplit(url, base):
    if base is not None:
        url = urljoin(base, url)
    parts = urlsplit(url)
    return [
        parts.scheme,
        parts.username,
        parts.password,
        parts.hostname,
        parts.port,
        parts.path,
        parts.query,
        parts.fragment,
    ]


def read_urllib3(url, base):
    from urllib3.util import parse_url

    parts = parse_url(url)
    return [parts.scheme, parts.auth, None, parts.host, parts.port, parts.path, parts.query, parts.fragment]


READERS = {"urlsplit": read_urlsplit, "urllib3": read_urllib3}


def hexadecimal(value):
    return str(value).encode("utf-8", "surrogatepass").hex()


def main():
    read = READERS[sys.argv[1]]
    for line in sys.stdin:
        fields = [bytes.fromhex(field).decode("utf-8") for field in line.rstrip("\n").split("\t")]
        try:
            values = read(fields[0], fields[1] if len(fields) > 1 else None)
            print("\t".join("-" if value is None else "+" + hexadecimal(value) for value in values))
        except ValueError as error:
            print("!" + hexadecimal(error))
        except Exception as error:
            print("!" + hexadecimal(f"{type(error).__name__}: {error}"))


main()
