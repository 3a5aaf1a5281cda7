// Whether a URL parses. Nothing after an authority makes the parser fail, so nothing after it is read.

import { isASCIIAlpha, isASCIIHexDigit } from '@urlkit/infra';
import { findColon } from '@urlkit/url-serializer/internal';
import { authorityParses, findAuthority, findFileAuthority, hasRemovedUnits } from './authority.js';
import { usualHostUnitsEnd } from './canonical.js';
import { isRemoved, removeTabsAndNewlines, trimInput } from './input.js';
import { startsWithSlash } from './path.js';
import { findSchemeEnd, isSchemeEnd, type Kind, schemeLike, schemeOf } from './scheme.js';

const SMALL_X = 0x78;
const CASE_BIT = 0x20;

/** Whether a string parses without a base URL. */
export function parsesAlone(input: string): boolean {
  const text = trimInput(input);
  return textParses(text) ?? textParses(removeTabsAndNewlines(text)) === true;
}

// Null if there is a tab or a newline, which must be removed first.
function textParses(text: string): boolean | null {
  const c = text.charCodeAt(0);
  if (!isASCIIAlpha(c)) return isRemoved(c) ? null : false;
  const usualEnd = usualHostUnitsEnd(text);
  if (usualEnd !== -1) {
    if (isUsualHostEnd(text, usualEnd)) return true;
    const schemeEnd = findColon(text);
    const start = schemeEnd + 3;
    const { kind } = schemeLike(text, schemeEnd);
    if (!startsWithSlash(text, start, kind)) return parsesFrom(text, start, kind, usualEnd);
    if (kind === 'file') return true;
  }
  const schemeEnd = findSchemeEnd(text);
  if (!isSchemeEnd(text, schemeEnd)) return isRemoved(text.charCodeAt(schemeEnd)) ? null : false;
  const { kind } = schemeOf(text, schemeEnd);
  let start = schemeEnd + 1;
  if (kind === 'special') {
    while (start < text.length && startsWithSlash(text, start, kind)) start++;
  } else {
    for (const end = start + 2; start < end; start++) {
      if (isRemoved(text.charCodeAt(start))) return null;
      if (!startsWithSlash(text, start, kind)) return true;
    }
  }
  return parsesFrom(text, start, kind);
}

/** Whether a host that ends at an offset is usual, and is not an IPv4 address. It is false for some. */
function isUsualHostEnd(text: string, end: number): boolean {
  const last = text.charCodeAt(end - 1);
  const isNumberEnd = isASCIIHexDigit(last) || (last | CASE_BIT) === SMALL_X;
  return isASCIIAlpha(last) && !isNumberEnd && startsWithSlash(text, end, 'special');
}

function parsesFrom(text: string, start: number, kind: Kind, usualEnd = start): boolean | null {
  const authority =
    kind === 'file'
      ? findFileAuthority(text, start)
      : findAuthority(text, start, kind, true, usualEnd);
  return hasRemovedUnits(authority) ? null : authorityParses(text, authority, kind);
}
