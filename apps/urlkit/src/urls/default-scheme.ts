/** A scheme, but not a host before a port. */
const SCHEME = /^[\0- ]*[a-z][a-z\d+.-]*:(?!\d)/i;
const HOST_AND_PORT = /^[\0- ]*(?:localhost|[^/?#:@]*\.[^/?#:@]*):\d/i;

/** A host, or an IPv6 address, perhaps after slashes and credentials. A path, a query or a fragment is none. */
const HOST = /^[\0- ]*(?:\/\/)?(?:[^/?#\\@]*@)?(?:[\w%]|\[[\da-f:]|[^\0-\x7F])/i;

/** Returns a URL with a scheme before it if it begins with a host, as in lists of hosts: `example.org:8080/a`. */
export function withDefaultScheme(input: string, scheme: string | undefined): string {
  if (scheme === undefined || !HOST.test(input)) return input;
  const hasScheme =
    SCHEME.test(input) ||
    (/^[^/?#]*:/.test(input) && !HOST_AND_PORT.test(input) && !/^[\0- ]*\[/.test(input));
  return hasScheme ? input : `${scheme}://${input.replace(/^[\0- ]*(?:\/\/)?/, '')}`;
}
