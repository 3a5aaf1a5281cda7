// The expression for lines that are serialized URLs.

import { canonicalHost } from '@urlkit/host/internal';
import { defaultPort, isFileScheme, specialSchemes } from '@urlkit/url-record';
import { canonicalRestSource } from './canonical.js';

/** The source of an expression that matches most special URLs that are canonical as a whole. */
export function canonicalURLSource(): string {
  return `${origin()}/${canonicalRestSource()}`;
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
