// Sentences about validation errors in an input. They name code points, but never repeat more of the input.

import { componentPercentEncodeSet, utf8PercentEncode } from '@urlkit/percent-encoding';
import { capitalized, nameOf } from './code-point-names.js';
import { type DiagnosticName, explainError } from './error-catalogue.js';

/**
 * Returns a sentence about a validation error.
 *
 * @param text The text at fault; empty if it may be secret.
 * @param isRemoved Whether the parser removes it.
 */
export function messageFor(name: DiagnosticName, text: string, isRemoved: boolean): string {
  const { message } = explainError(name);
  if (text === '') {
    return name === 'invalid-URL-unit' && isRemoved ? 'This is ignored here. Remove it.' : message;
  }
  if (name === 'invalid-URL-unit') {
    return isRemoved ? onRemoved(text) : onURLUnits(text.replace(/[\t\n\r]/g, ''));
  }
  if (/^[\w.$-]{1,20}$/.test(text)) {
    if (name === 'port-invalid') {
      return `The port \`${text}\` is not a number. After the host and \`:\`, write only digits.`;
    }
    if (name === 'IPv4-out-of-range-part' || name === 'port-out-of-range') {
      return message.replace('This', text);
    }
  }
  // Other ranges are ranges of several code points, which are not repeated.
  if (Array.from(text.slice(0, 3)).length > 1) return message;
  switch (name) {
    case 'host-invalid-code-point':
      return `A host cannot contain ${nameOf(text)}. Remove it.`;
    case 'IPv6-invalid-code-point':
    case 'IPv4-in-IPv6-invalid-code-point':
      return `${capitalized(nameOf(text))} is not allowed here. ${message}`;
    default:
      return message;
  }
}

// Characters that the parser removes.
function onRemoved(text: string): string {
  const { names } = describeCharacters(text);
  const [verb, pronoun] = names.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${capitalized(inWords(names))} ${verb} ignored here. Remove ${pronoun}.`;
}

function onURLUnits(text: string): string {
  if (text.startsWith('%')) return ON_PERCENT_SIGN;
  const { names, encoded } = describeCharacters(text);
  const advice =
    encoded.length < names.length ? 'Percent-encode them' : `Write ${inWords(encoded)}`;
  return `${capitalized(inWords(names))} ${names.length === 1 ? 'is' : 'are'} not allowed here. ${advice}.`;
}

const ON_PERCENT_SIGN =
  '`%` (U+0025) must be followed by two hexadecimal digits. Write %25 for the sign itself.';

const MOST_NAMED = 3;

// The names of the first different characters, and how to percent-encode them.
function describeCharacters(text: string): {
  readonly names: readonly string[];
  readonly encoded: readonly string[];
} {
  const found = new Set<string>();
  for (let index = 0; index < text.length && found.size <= MOST_NAMED; ) {
    const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
    found.add(character);
    index += character.length;
  }
  const named = Array.from(found).slice(0, MOST_NAMED);
  const names = named.map(nameOf);
  const encoded = named.map((character) => utf8PercentEncode(character, componentPercentEncodeSet));
  return { names: found.size > MOST_NAMED ? [...names, 'other characters'] : names, encoded };
}

function inWords(items: readonly string[]): string {
  const last = items.slice(-1).join('');
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
