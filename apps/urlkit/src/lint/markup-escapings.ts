import { type Escaping, markupEscaping } from '@urlkit/url-text';
import { decodeString } from 'micromark-util-decode-string';

function decodeName(name: string): string | null {
  const reference = `&${name};`;
  const decoded = decodeString(reference);
  return decoded === reference ? null : decoded;
}

/** The escapes of attributes of HTML. */
export const htmlEscaping: Escaping = markupEscaping({ decodeName });

/** The escapes of destinations in Markdown. */
export const markdownEscaping: Escaping = markupEscaping({ decodeName, backslashes: true });
