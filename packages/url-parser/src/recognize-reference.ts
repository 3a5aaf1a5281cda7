// References whose URL is the front of a base URL and the reference, as they are.

import { isSerialized, isSerializedFrom, serializedPathEnd } from './recognizer.js';

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
  const pathEnd = serializedPathEnd(base);
  if (pathEnd === -1) return null;

  const schemeEnd = base.indexOf(':');
  const pathStart = base.indexOf('/', schemeEnd + 3);
  let end = pathEnd;
  let rest = reference;
  const c = reference.charCodeAt(0);
  if (c === SOLIDUS) {
    if (reference.charCodeAt(1) === SOLIDUS) {
      const url = base.slice(0, schemeEnd + 1) + reference;
      return isSerialized(url) ? url : null;
    }
    end = pathStart;
  } else if (c === NUMBER_SIGN || reference === '') {
    if (!isSerialized(base)) return null;
    const fragmentAt = base.indexOf('#', pathEnd);
    end = fragmentAt === -1 ? base.length : fragmentAt;
  } else if (c !== QUESTION_MARK) {
    // It may have a scheme.
    if (reference.includes(':')) return isSerialized(reference) ? reference : null;
    let start = 0;
    end = lastSolidus(base, pathEnd);
    for (; reference.startsWith('../', start); start += 3) {
      if (end > pathStart) end = lastSolidus(base, end);
    }
    rest = `/${reference.slice(start)}`;
  }
  return isSerializedFrom(rest, 0) ? base.slice(0, end) + rest : null;
}

function lastSolidus(text: string, before: number): number {
  let offset = before - 1;
  while (text.charCodeAt(offset) !== SOLIDUS) offset--;
  return offset;
}
