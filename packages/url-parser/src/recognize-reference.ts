// References whose URL is the front of a base URL and the reference, as they are.

import {
  isSerialized,
  isSerializedFrom,
  serializedAuthorityEnd,
  serializedPathEnd,
} from './recognizer.js';

const NUMBER_SIGN = 0x23;
const SOLIDUS = 0x2f;
const QUESTION_MARK = 0x3f;

/**
 * Parses a reference against a special URL, and serializes what comes out, if that is a matter of
 * putting strings together: leading `../` of the reference apart, both stay as they are.
 *
 * @returns What the URL parser and the URL serializer make of the reference, or null if that is not
 * seen at once.
 */
export function recognizeReference(reference: string, base: string): string | null {
  const c = reference.charCodeAt(0);
  if (c === SOLIDUS) return recognizeBehindAuthority(reference, base);
  if (c === NUMBER_SIGN || reference === '') {
    if (!isSerialized(base)) return null;
    const fragmentAt = base.indexOf('#');
    return join(base, fragmentAt === -1 ? base.length : fragmentAt, reference);
  }
  const pathEnd = serializedPathEnd(base);
  if (pathEnd === -1) return null;
  if (c === QUESTION_MARK) return join(base, pathEnd, reference);
  // It may have a scheme.
  if (reference.includes(':')) return recognizeURL(reference);
  const pathStart = base.indexOf('/', base.indexOf(':') + 3);
  let end = lastSolidus(base, pathEnd);
  let start = 0;
  for (; reference.startsWith('../', start); start += 3) {
    if (end > pathStart) end = lastSolidus(base, end);
  }
  return join(base, end, `/${reference.slice(start)}`);
}

function recognizeBehindAuthority(reference: string, base: string): string | null {
  const authorityEnd = serializedAuthorityEnd(base);
  if (authorityEnd === -1) return null;
  if (reference.charCodeAt(1) !== SOLIDUS) return join(base, authorityEnd, reference);
  return recognizeURL(base.slice(0, base.indexOf('/')) + reference);
}

function recognizeURL(input: string): string | null {
  return isSerialized(input) ? input : null;
}

function lastSolidus(text: string, before: number): number {
  let offset = before - 1;
  while (text.charCodeAt(offset) !== SOLIDUS) offset--;
  return offset;
}

function join(base: string, end: number, rest: string): string | null {
  return isSerializedFrom(rest, 0) ? base.slice(0, end) + rest : null;
}
