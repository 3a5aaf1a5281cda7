# Answers for each line of the input, a JSON array of a reference and a base: whether the reference is valid, and its
# target.

import json
import sys

import rfc3986
import rfc3987
from rfc3986 import exceptions, validators


def with_rfc3986(reference, base):
    try:
        parsed = rfc3986.uri_reference(reference)
        validators.Validator().check_validity_of(
            "scheme", "userinfo", "host", "port", "path", "query", "fragment"
        ).validate(parsed)
        target = parsed.resolve_with(base, strict=True)
        return [True, target.unsplit()]
    except (exceptions.RFC3986Exception, ValueError, TypeError, AttributeError):
        return [False, None]


def with_rfc3987(reference, base):
    is_uri = rfc3987.match(reference, rule="URI_reference") is not None
    is_iri = rfc3987.match(reference, rule="IRI_reference") is not None
    return [is_uri, is_iri, rfc3987.resolve(base, reference) if is_iri else None]


for line in sys.stdin:
    reference, base = json.loads(line)
    answer = {
        "rfc3986": with_rfc3986(reference, base),
        "rfc3987": with_rfc3987(reference, base),
    }
    print(json.dumps(answer))
