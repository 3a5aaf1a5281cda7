// Bodies of requests. The classes of Node are not those of undici, which would send their objects as text.

import { isObject } from '@urlkit/internal';
import type * as Undici from 'undici';

/**
 * Returns a body in the form that undici takes.
 *
 * @throws {TypeError} If it is anything that undici would send as text, such as an object for JSON.
 */
export function readBody(undici: typeof Undici, body: unknown): Undici.BodyInit | null {
  if (body === undefined || body === null) return null;
  if (typeof body === 'string' || isBytes(body) || isStream(body)) return body;
  switch (isObject(body) && Reflect.get(body, Symbol.toStringTag)) {
    case 'Blob':
    case 'File':
      if (body instanceof Blob) return body as Undici.BodyInit;
      break;
    case 'FormData':
      return copyForm(undici, body as FormData);
    case 'URLSearchParams':
      return new URLSearchParams(String(body));
  }
  throw new TypeError(
    'options.body must be a string, bytes, a stream, a Blob, a FormData, a URLSearchParams or null',
  );
}

function isBytes(body: unknown): body is ArrayBuffer | NodeJS.ArrayBufferView {
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body);
}

/** Whether a body can be sent once only. */
export function isStream(body: unknown): body is AsyncIterable<Uint8Array> {
  return isObject(body) && Symbol.asyncIterator in body;
}

function copyForm({ FormData: OfUndici }: typeof Undici, form: FormData): Undici.FormData {
  const copy = new OfUndici();
  for (const [name, value] of form) {
    if (typeof value === 'string') copy.append(name, value);
    else copy.append(name, value, value.name);
  }
  return copy;
}
