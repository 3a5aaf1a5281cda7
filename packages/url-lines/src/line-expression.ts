// The expression for lines that are serialized URLs.

import { canonicalHost } from '@urlkit/host/internal';
import {
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  specialQueryPercentEncodeSet,
} from '@urlkit/percent-encoding';
import { defaultPort, isFileScheme, specialSchemes } from '@urlkit/url-record';

/** The source of an expression that matches most special URLs that are canonical as a whole. */
export function canonicalURLSource(): string {
  return `${origin()}/${pathQueryAndFragment()}`;
}

// The scheme, the host and perhaps the port of a special URL, before the slash of its path.
function origin(): string {
  const fileSchemes = specialSchemes.filter(isFileScheme).join('|');
  const otherSchemes = specialSchemes.filter((scheme) => !isFileScheme(scheme)).join('|');
  const defaultPorts = specialSchemes.flatMap((scheme) => defaultPort(scheme) ?? []).join('|');
  // A port of four digits is never too large, and no scheme has a default port without being in this list.
  const port = `:(?!(?:${defaultPorts})/)[1-9]\\d{0,3}`;
  // The path of a file: URL may begin with a Windows drive letter to normalize.
  return (
    `(?:(?:${otherSchemes})://${canonicalHost}(?:${port})?` +
    `|(?:${fileSchemes})://(?:(?!localhost/)${canonicalHost})?(?!/[A-Za-z]\\|))(?=/)`
  );
}

// Segments that are no dot segments, and perhaps a query and a fragment, without what the parser encodes.
function pathQueryAndFragment(): string {
  const dots = '(?:\\.|%2[Ee]){1,2}(?:[/?#]|$)';
  const segment = `(?!${dots})${unencoded(pathPercentEncodeSet, '/\\\\')}`;
  const query = unencoded(specialQueryPercentEncodeSet);
  const fragment = unencoded(fragmentPercentEncodeSet);
  return `${segment}(?:/${segment})*(?:\\?${query})?(?:#${fragment})?`;
}

function unencoded({ members }: PercentEncodeSet, delimiters = ''): string {
  return `[^${members}${delimiters}]*`;
}
