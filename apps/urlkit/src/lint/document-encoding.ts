// https://html.spec.whatwg.org/#determining-the-character-encoding

import type { Readable } from 'node:stream';
import { getBOMEncoding, legacyHookDecode, normalizeEncoding } from '@exodus/bytes/encoding.js';
import { SAXParser, type StartTag } from 'parse5-sax-parser';
import { decodeWholeBlock, joinLines, type Line, readBlocks } from '../lines/blocks.js';
import type { DocumentKind } from './document-kinds.js';

/** The number of bytes in which an HTML document names its encoding. */
const PRESCAN = 1_024;

/** Returns the encoding that a document names with a byte order mark or, in HTML, with a `meta` element; or UTF-8. */
export function encodingOf(bytes: Uint8Array, kind: DocumentKind): string {
  return getBOMEncoding(bytes) ?? (kind === 'html' ? encodingOfMeta(bytes) : null) ?? 'utf-8';
}

/**
 * Decodes a document.
 *
 * @throws {LineError} If it is not in UTF-8 and names no other encoding.
 */
function decodeDocument(bytes: Uint8Array, kind: DocumentKind): string {
  const encoding = encodingOf(bytes, kind);
  if (encoding !== 'utf-8') return legacyHookDecode(bytes, encoding);
  return joinLines(decodeWholeBlock({ bytes, lineNumber: 1, offset: 0 }));
}

/** Reads a document as one row that contains all its lines. */
export async function* readDocument(
  bytes: Readable,
  kind: DocumentKind,
): AsyncGenerator<readonly Line[]> {
  for await (const all of readBlocks(bytes, () => Number.POSITIVE_INFINITY)) {
    yield [{ text: decodeDocument(all, kind), ending: '', lineNumber: 1 }];
  }
}

function encodingOfMeta(bytes: Uint8Array): string | null {
  let found: string | null = null;
  const parser = new SAXParser();
  parser.on('startTag', (tag) => {
    if (tag.tagName === 'meta') found ??= encodingOfTag(tag);
  });
  parser.end(
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PRESCAN)).toString('latin1'),
  );
  return found;
}

function encodingOfTag({ attrs }: StartTag): string | null {
  const attribute = (wanted: string): string =>
    attrs.find(({ name }) => name === wanted)?.value ?? '';
  const isContentType = /^content-type$/i.test(attribute('http-equiv'));
  const [, named = ''] = isContentType
    ? (/charset\s*=\s*["']?([^\s;"']+)/i.exec(attribute('content')) ?? [])
    : [];
  const encoding = normalizeEncoding(attribute('charset') || named);
  // Whoever reads the name can only have read it in a superset of ASCII.
  return encoding?.startsWith('utf-16') ? 'utf-8' : encoding;
}
