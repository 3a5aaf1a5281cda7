// An expression for lines that are serialized URLs.

import {
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  specialQueryPercentEncodeSet,
} from '@urlkit/percent-encoding';
import { defaultPort, isFileScheme, specialSchemes } from '@urlkit/url-record';

/**
 * Returns the source of an expression that matches most special URLs that the parser would not change, and nothing else.
 * `readExpression` reads it, so only the syntax listed there may be used.
 */
export function canonicalLineSource(): string {
  const [fileSchemes = '', otherSchemes = ''] = [true, false].map((isFile) =>
    specialSchemes.filter((scheme) => isFileScheme(scheme) === isFile).join('|'),
  );
  const dots = '(?:\\.|%2[Ee]){1,2}(?:[/?#]|$)';
  const segment = `(?!${dots})${unencoded(pathPercentEncodeSet, '/\\\\')}`;
  const query = `(?:\\?${unencoded(specialQueryPercentEncodeSet)})?`;
  const fragment = `(?:#${unencoded(fragmentPercentEncodeSet)})?`;
  // In a file: URL, `localhost` becomes the empty host, and the path may begin with a Windows drive letter to normalize.
  const head =
    `(?:(?:${otherSchemes})://${host()}(?:${port()})?` +
    `|(?:${fileSchemes})://(?:(?!localhost(?![-.\\d_-z]))${host()})?(?![/\\\\][A-Za-z]\\|))`;
  return `${head}/${segment}(?:/${segment})*${query}${fragment}`;
}

function unencoded({ members }: PercentEncodeSet, delimiters = ''): string {
  return `[^${members}${delimiters}]*`;
}

// Most hosts that the host parser does not change, but no IPv6 address.
function host(): string {
  // The last label does not begin with a digit, so the domain is not an IPv4 address.
  const domain = '(?:[-.\\d_-z]*\\.)?[-_-z][-\\d_-z]*';
  const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
  return `(?:${domain}|(?:${octet}\\.){3}${octet})`;
}

// Four digits cannot overflow. Every scheme's default port is excluded, not just this scheme's.
function port(): string {
  const defaultPorts = specialSchemes.flatMap((scheme) => defaultPort(scheme) ?? []).join('|');
  return `:(?!(?:${defaultPorts})(?!\\d))[1-9]\\d{0,3}`;
}
