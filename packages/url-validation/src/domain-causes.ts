// Finds out why a host is not a valid domain, and what is at fault.

import { forbiddenDomainCodePoint } from '@urlkit/host';
import { type DomainFailure, domainToASCII, explainDomainFailure } from '@urlkit/idna';
import type { Range } from '@urlkit/infra';
import { type DomainCauseName, explainCause } from './cause-catalogue.js';
import { capitalized, nameOf } from './code-point-names.js';
import { decodeHost } from './decoded-host.js';
import { visible } from './terminal.js';

/** Why a host is not a valid domain. */
export interface DomainCause extends Range {
  /** The name of the cause. */
  readonly name: DomainCauseName;
  /** One or two sentences, which name the code point at fault. */
  readonly message: string;
}

/** A cause in a label: where it is, and what is said of it. */
interface Fault extends Range {
  readonly name: DomainCauseName;
  /** The sentence, if it is not the one that all such causes have. */
  readonly message?: string;
}

/**
 * Finds the cause of a validation error with the name `domain-to-ASCII`.
 *
 * @param range The range of the error in the input: a label or a domain.
 * @param beStrict Whether the domain is only refused by the rules for valid domains.
 */
export function findDomainCause(
  input: string,
  range: Range,
  beStrict: boolean,
): DomainCause | null {
  if (range.start === range.end) return describe(emptyLabelAt(input, range.start), 0);
  const part = input.slice(range.start, range.end);
  const { text, rangeInPart } = decodeHost(part);
  const find = (label: Range): Fault | null => {
    const source = (fault: Range): string => {
      const { start, end } = rangeInPart({
        start: label.start + fault.start,
        end: label.start + fault.end,
      });
      return part.slice(start, end);
    };
    return findFault(text.slice(label.start, label.end), beStrict, source);
  };
  for (const label of labelsOf(text)) {
    if (label.start === label.end && beStrict) {
      const { start } = rangeInPart(label);
      return describe(emptyLabelAt(input, range.start + start), 0);
    }
    const fault = find(label);
    if (fault !== null) return describe(moved(fault, label.start, rangeInPart), range.start);
  }
  // Only all labels together are at fault.
  const whole = { start: 0, end: text.length };
  const fault = find(whole);
  return fault && describe(moved(fault, 0, rangeInPart), range.start);
}

function moved(fault: Fault, distance: number, rangeInPart: (range: Range) => Range): Fault {
  const range = { start: fault.start + distance, end: fault.end + distance };
  return { ...fault, ...rangeInPart(range) };
}

function describe(
  { name, start, end, message = explainCause(name).message }: Fault,
  distance: number,
): DomainCause {
  return { name, message, start: start + distance, end: end + distance };
}

function* labelsOf(domain: string): Generator<Range> {
  let start = 0;
  for (const { index } of domain.matchAll(/[.\u3002\uFF0E\uFF61]/g)) {
    yield { start, end: index };
    start = index + 1;
  }
  yield { start, end: domain.length };
}

// The dots around an empty label.
function emptyLabelAt(input: string, offset: number): Fault {
  const isDot = (index: number): boolean => /[.\u3002\uFF0E\uFF61]/.test(input.charAt(index));
  const name = 'empty-label';
  const [hasBefore, hasAfter] = [isDot(offset - 1), isDot(offset)];
  const start = hasBefore ? offset - 1 : offset;
  const end = hasAfter ? offset + 1 : offset;
  const message =
    hasBefore && hasAfter
      ? 'There should be a name between these dots, or only one dot.'
      : `A host should not ${hasBefore ? 'end' : 'begin'} with a dot.`;
  return { name, start, end, message };
}

/**
 * @param text A label, or a domain whose labels are valid by themselves.
 * @param source Returns what a range of the text was decoded from.
 */
function findFault(
  text: string,
  beStrict: boolean,
  source: (range: Range) => string,
): Fault | null {
  const failure = explainDomainFailure(text, { beStrict });
  if (failure !== null) return faultOf(failure, text, source);
  return beStrict ? null : (findForbidden(text, source) ?? findNothing(text));
}

function findNothing(text: string): Fault | null {
  const isNothing = text !== '' && domainToASCII(text) === '';
  return isNothing ? { name: 'nothing-left', start: 0, end: text.length } : null;
}

// The first code point that is forbidden, or stands for text with one that is.
function findForbidden(text: string, source: (range: Range) => string): Fault | null {
  for (let start = 0; start < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
    const end = start + character.length;
    const ascii = character < '\x80' ? character : (domainToASCII(character) ?? '');
    const [forbidden] = forbiddenDomainCodePoint.exec(ascii) ?? [];
    // U+0338 makes another character of one of these.
    if (forbidden !== undefined && !/^[<>=]\u0338/.test(text.slice(start, end + 1))) {
      const message = onForbidden(forbidden, ascii, source({ start, end }));
      return { name: 'forbidden-character', start, end, message };
    }
    start = end;
  }
  return null;
}

// What is said of a code point that is forbidden, or that is converted to ASCII with one.
function onForbidden(forbidden: string, ascii: string, written: string): string {
  const name = nameOf(forbidden);
  if (written === forbidden) return `A host cannot contain ${name}. Remove it.`;
  if (written.startsWith('%')) return onEncoded(forbidden, written);
  const converted = ascii === forbidden ? name : `text with ${name}`;
  return `${capitalized(nameOf(written))} is converted to ${converted}, and a host cannot contain that. Remove it.`;
}

const DELIMITERS: ReadonlyMap<string, readonly [name: string, follows: string]> =
  /* @__PURE__ */ new Map([
    ['/', ['a slash', 'path']],
    ['?', ['a question mark', 'query']],
    ['#', ['a number sign', 'fragment']],
    [':', ['a colon', 'port']],
  ]);

function onEncoded(forbidden: string, written: string): string {
  const [name, follows] = DELIMITERS.get(forbidden) ?? [nameOf(forbidden), null];
  const advice = follows === null ? '' : ` Write \`${forbidden}\` if the ${follows} begins here.`;
  return `\`${visible(written)}\` is ${name}; a host cannot contain one.${advice}`;
}

function faultOf(
  { rule, start, end }: DomainFailure,
  text: string,
  source: (range: Range) => string,
): Fault {
  const range = { start, end };
  if (rule === 'joiner' && JOINED_EMOJI.test(text.slice(0, end))) {
    const message = 'This joins emoji into one. A host can have only single emoji.';
    return { ...range, name: 'misplaced-joiner', message };
  }
  return { ...range, ...reasonFor(rule, text.slice(start, end), start, source(range)) };
}

function reasonFor(
  rule: DomainFailure['rule'],
  found: string,
  start: number,
  written: string,
): Omit<Fault, keyof Range> {
  const isOne = Array.from(found).length === 1;
  const name = isOne ? nameOf(found) : '';
  // A sentence about one code point does not fit several.
  const ifOne = (message: () => string) => (isOne ? { message: message() } : {});
  switch (rule) {
    case 'disallowed':
      return disallowed(found, isOne, written);
    case 'not-ascii': {
      const message = `${capitalized(name)} is not ASCII. ${explainCause('not-ascii').message}`;
      return { name: 'not-ascii', message };
    }
    case 'joiner':
      return { name: 'misplaced-joiner', ...ifOne(() => onJoiner(name)) };
    case 'leading-mark':
      return { name: 'leading-mark', ...ifOne(() => onLeadingMark(name)) };
    case 'bidi':
      return { name: 'mixed-directions', ...ifOne(() => onDirection(found)) };
    case 'punycode':
      return /^xn--/i.test(found)
        ? { name: 'invalid-punycode' }
        : { name: 'long-label', message: 'This name is too long to be written in ASCII.' };
    case 'normalization':
      return { name: 'not-normalized' };
    case 'hyphens':
      return { name: 'misplaced-hyphen', message: onHyphen(start, found) };
    case 'std3':
      return { name: 'non-ldh-character', ...ifOne(() => onNonLDH(name)) };
    case 'empty-label':
      return { name: 'empty-label' };
    case 'label-length':
      return { name: 'long-label', message: onLength('name', found, 63) };
    case 'domain-length':
      return { name: 'long-domain', message: onLength('host', found, 253) };
  }
}

function onLength(what: 'name' | 'host', found: string, limit: number): string {
  const { length } = domainToASCII(found) ?? found;
  return `This ${what} is too long: it has ${length} characters in its ASCII form. Use at most ${limit}.`;
}

function onLeadingMark(name: string): string {
  return `A name between two dots cannot begin with ${name}. Write the letter before it, or remove it.`;
}

function onNonLDH(name: string): string {
  return `A host should not contain ${name}, only letters, digits, hyphens and dots.`;
}

function disallowed(found: string, isOne: boolean, written: string): Omit<Fault, keyof Range> {
  if (!isOne) {
    return {
      name: 'disallowed-character',
      message:
        'This name begins with xn--, and stands for characters that a host cannot contain. Write another name.',
    };
  }
  if (found === '\uFFFD' && /^%(?!EF%BF%BD$)/i.test(written)) return { name: 'not-utf-8' };
  const name = nameOf(written.startsWith('%') ? found : written);
  if (visible(found) !== found && !/[\uD800-\uDFFF]/.test(written)) {
    return {
      name: 'hidden-character',
      message: `A host cannot contain ${name}, which cannot be seen. Remove it.`,
    };
  }
  return {
    name: 'disallowed-character',
    message: `A host cannot contain ${name}. Remove it.`,
  };
}

/** An emoji before a joiner: a symbol of the planes 0 or 1, perhaps with a variation selector. */
const JOINED_EMOJI = /(?:[\u203C-\u3299]|[\uD83C-\uD83E][\uDC00-\uDFFF])\uFE0F?\u200D/;

function onJoiner(name: string): string {
  return `${capitalized(name)} joins nothing here. Remove it.`;
}

function onHyphen(start: number, found: string): string {
  if (found === '--')
    return 'A name between two dots should not have hyphens as its third and fourth characters, unless it begins with xn--.';
  return `A name between two dots should not ${start === 0 ? 'begin' : 'end'} with a hyphen.`;
}

const HEBREW_LETTER = '\u05D0';

function onDirection(character: string): string {
  const isAllowed = (label: string): boolean => explainDomainFailure(label) === null;
  const name = nameOf(character);
  // Digits and punctuation have no direction of their own.
  if (isAllowed(`${HEBREW_LETTER}${character}${HEBREW_LETTER}`)) {
    const place = isAllowed(`${HEBREW_LETTER}${character}`) ? 'begin' : 'begin or end';
    return `If a host has letters that are written from right to left, a name between two dots cannot ${place} with ${name}.`;
  }
  return `${capitalized(name)} is written in the opposite direction to the text before it. Use only one direction in a name between two dots.`;
}
