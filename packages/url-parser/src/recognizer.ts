// The recognizer: inputs that are already their own serialization need no parsing.

import {
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  specialQueryPercentEncodeSet,
} from '@urlkit/percent-encoding';
import { defaultPort, isFileScheme, specialSchemes } from '@urlkit/url-record';

// Engines keep a stack entry per repeated group, and parsing longer inputs pays for itself.
const LONGEST_RECOGNIZED = 2048;

const serializedURL = /* @__PURE__ */ new RegExp(/* @__PURE__ */ serializedURLSource());

/**
 * Whether a string is known to parse, without a base URL, to a URL that serializes to that string.
 * It may say no where that is so (it takes the usual forms of special URLs), never yes where it is
 * not.
 *
 * @param input Any string.
 */
export function isSerializedURL(input: string): boolean {
  return (
    typeof input === 'string' && input.length <= LONGEST_RECOGNIZED && serializedURL.test(input)
  );
}

function serializedURLSource(): string {
  const schemes = specialSchemes.filter((scheme) => !isFileScheme(scheme));
  const defaultPorts = schemes.map(defaultPort).join('|');
  // The last label starts with no digit, so that the host does not end in a number.
  const domain = '(?:[a-z\\d_.-]*\\.)?[a-z_-][a-z\\d_-]*';
  const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
  const ipv4 = `(?:${octet}\\.){3}${octet}`;
  const port = `(?::(?!(?:${defaultPorts})/)(?:[1-5]\\d{4}|[1-9]\\d{0,3}))?`;
  const authority = `(?:${schemes.join('|')})://(?:${domain}|${ipv4})${port}`;
  // A Windows drive letter at the start of a path may have to be normalized.
  const file = 'file://(?!/[A-Za-z]\\|(?:[/?#]|$))';
  const dotSegment = '(?:\\.|%2[Ee]){1,2}(?:[/?#]|$)';
  const path = `(?:/(?!${dotSegment})${unencoded(pathPercentEncodeSet, '/\\\\')})+`;
  const query = `(?:\\?${unencoded(specialQueryPercentEncodeSet)})?`;
  const fragment = `(?:#${unencoded(fragmentPercentEncodeSet)})?`;
  return `^(?:${authority}|${file})${path}${query}${fragment}$`;
}

function unencoded({ members }: PercentEncodeSet, delimiters = ''): string {
  return `[^${members}${delimiters}]*`;
}
