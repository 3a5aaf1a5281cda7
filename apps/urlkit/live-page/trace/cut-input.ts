// Splits an input into parts, like the states of the parser. The parser itself says what the parts become.
// https://url.spec.whatwg.org/#concept-basic-url-parser

import {
  hasOpaquePath,
  isFileScheme,
  isSpecialScheme,
  isWindowsDriveLetter,
  type URLRecord,
} from '@urlkit/url-record';

/** The parts of an input in order. Joined, they are the input. */
export interface InputParts {
  readonly scheme: string;
  readonly colon: string;
  readonly slashes: string;
  /** The authority; null if there is none. Then the host comes from the base, or there is no host. */
  readonly authority: Authority | null;
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

export interface Authority {
  readonly username: string;
  readonly password: string;
  readonly at: string;
  readonly host: string;
  readonly port: string;
}

/** Splits an input that parses. It must not have tabs, newlines or surrounding spaces. */
export function cutInput(
  input: string,
  url: Readonly<URLRecord>,
  base: Readonly<URLRecord> | null,
): InputParts {
  const [, beforeQuery = '', query = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(input) ?? [];
  const [, scheme = '', colon = '', rest = ''] =
    /^(?:([A-Za-z][A-Za-z\d+.-]*)(:))?(.*)$/s.exec(beforeQuery) ?? [];
  const slashes = slashesOfAuthority(rest, scheme.toLowerCase(), url, base);
  const afterSlashes = rest.slice(slashes?.length ?? 0);
  const authority = slashes === null ? '' : authorityText(afterSlashes, url.scheme);
  return {
    scheme,
    colon,
    slashes: slashes ?? '',
    authority: slashes === null ? null : cutAuthority(authority),
    path: afterSlashes.slice(authority.length),
    query,
    fragment,
  };
}

/** Returns the text between the colon and the authority; null if there is no authority. */
function slashesOfAuthority(
  rest: string,
  scheme: string,
  url: Readonly<URLRecord>,
  base: Readonly<URLRecord> | null,
): string | null {
  if (hasOpaquePath(url)) return null;
  if (!isSpecialScheme(url.scheme)) return rest.startsWith('//') ? '//' : null;
  const [run = ''] = /^[/\\]*/.exec(rest) ?? [];
  if (isFileScheme(url.scheme)) return run.length < 2 ? null : run.slice(0, 2);
  const isRelative = base !== null && (scheme === '' || scheme === base.scheme);
  return isRelative && run.length < 2 ? null : run;
}

function authorityText(text: string, scheme: string): string {
  const [authority = ''] = (isSpecialScheme(scheme) ? /^[^/\\]*/ : /^[^/]*/).exec(text) ?? [];
  return isFileScheme(scheme) && isWindowsDriveLetter(authority) ? '' : authority;
}

function cutAuthority(text: string): Authority {
  const at = text.lastIndexOf('@');
  const [, username = '', password = ''] =
    /^([^:]*)(.*)$/s.exec(text.slice(0, Math.max(at, 0))) ?? [];
  const [, host = '', port = ''] = /^((?:\[[^\]]*\]|[^:[])*)(.*)$/s.exec(text.slice(at + 1)) ?? [];
  return { username, password, at: at === -1 ? '' : '@', host, port };
}
