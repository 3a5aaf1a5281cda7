// References whose URL is the front of a base URL and the reference, as they are.

import { isSerialized, isSerializedFrom } from './recognizer.js';

const NUMBER_SIGN = 0x23;
const SOLIDUS = 0x2f;
const QUESTION_MARK = 0x3f;

/**
 * Resolves a relative reference against a special URL if that is a matter of putting strings
 * together: leading `../` of the reference apart, both come out as they are.
 *
 * @param base The serialization of a special URL that is no file: URL.
 * @returns What the URL parser and the URL serializer make of the reference, or null if that is not
 * seen at once.
 */
export function recognizeReference(reference: string, base: string): string | null {
  const schemeEnd = base.indexOf(':');
  if (reference.startsWith('//')) {
    const url = base.slice(0, schemeEnd + 1) + reference;
    return isSerialized(url) ? url : null;
  }

  let front: string;
  let rest = reference;
  const c = reference.charCodeAt(0);
  if (c === SOLIDUS) {
    front = base.slice(0, base.indexOf('/', schemeEnd + 3));
  } else if (c === NUMBER_SIGN || reference === '') {
    front = before('#', base);
  } else if (c === QUESTION_MARK) {
    front = before('?', before('#', base));
  } else {
    // It may have a scheme.
    if (reference.includes(':')) return null;
    const pathStart = base.indexOf('/', schemeEnd + 3);
    front = before('?', before('#', base));
    let end = front.lastIndexOf('/');
    let start = 0;
    for (; reference.startsWith('../', start); start += 3) {
      if (end > pathStart) end = front.lastIndexOf('/', end - 1);
    }
    front = front.slice(0, end);
    rest = `/${reference.slice(start)}`;
  }
  return isSerializedFrom(rest, 0) ? front + rest : null;
}

function before(delimiter: string, text: string): string {
  const end = text.indexOf(delimiter);
  return end === -1 ? text : text.slice(0, end);
}
