// What the states of the basic URL parser work on.

import { type Host, parseHostQuietly } from '@urlkit/host';
import { type Range, toScalarValueString, trimC0ControlsAndSpaces } from '@urlkit/infra';
import type { Encoding } from '@urlkit/percent-encoding';
import {
  createURLRecord,
  isFileScheme,
  isSpecial,
  isSpecialScheme,
  type URLRecord,
} from '@urlkit/url-record';
import type { QuietParserOptions } from './options.js';
import type { URLValidationError, ValidationErrorName } from './validation-errors.js';

/**
 * A state. It reads the machine's input from the pointer on, as far as the state lasts, and leaves
 * the pointer where the next state starts. What it is given is not part of the package's API.
 */
export type State = (machine: Machine) => Next;

/** Whether the rest of a string, from an offset on, is known to be its own serialization. */
export type RestRecognizer = (input: string, start: number) => boolean;

/** What follows a state: another one, or the end of the parser. */
export type Next = State | 'terminated' | 'failure';

const NUMBER_SIGN = 0x23;
const SOLIDUS = 0x2f;
const QUESTION_MARK = 0x3f;
const REVERSE_SOLIDUS = 0x5c;
const TAB_OR_NEWLINE_OR_SURROGATE = /[\t\n\r\uD800-\uDFFF]/;

export interface Machine {
  /** The input without what the parser removes before it starts. */
  readonly input: string;
  /** Where it stands in what the parser was given, but for tabs and newlines in between. */
  readonly inputRange: Range;
  readonly base: Readonly<URLRecord> | null;
  readonly url: URLRecord;
  readonly isOverridden: boolean;
  readonly encoding: Encoding | null;
  /** Whether `url` is special. */
  isSpecial: boolean;
  /** There if nothing is wanted of the record but what the URL serializer makes of it. */
  readonly recognizer: RestRecognizer | undefined;
  /** In code units. At the input's length it points to the EOF code point. */
  pointer: number;
  /** What stands before the path in the serialization, if the record leaves that out. */
  front: string;
  /** A Windows drive letter that stood for a host. The path state puts it before its input. */
  driveLetter: string;
  /** The host parser. When it is called, the pointer points to the start of the host. */
  parseHost: (host: string, isOpaque: boolean) => Host | null;
  /** The validation error of a failure, but for one in the host; its range is one of `input`. */
  failure: URLValidationError | null;
}

export function createMachine(
  input: string,
  { base = null, url, stateOverride, encoding = null }: QuietParserOptions,
  recognizer?: RestRecognizer,
): Machine {
  const inputRange =
    url === undefined ? trimC0ControlsAndSpaces(input) : { start: 0, end: input.length };
  const trimmed = input.slice(inputRange.start, inputRange.end);
  return {
    input: TAB_OR_NEWLINE_OR_SURROGATE.test(trimmed)
      ? toScalarValueString(trimmed).replace(/[\t\n\r]+/g, '')
      : trimmed,
    inputRange,
    base,
    url: url ?? createURLRecord(),
    isOverridden: stateOverride !== undefined,
    encoding,
    isSpecial: url !== undefined && isSpecial(url),
    recognizer,
    pointer: 0,
    front: '',
    driveLetter: '',
    parseHost: parseHostQuietly,
    failure: null,
  };
}

/** Runs a machine from a state on. */
export function run(machine: Machine, firstState: State): URLRecord | null {
  let state: Next = firstState;
  while (typeof state === 'function') state = state(machine);
  return state === 'terminated' ? machine.url : null;
}

/** The code unit the pointer points to; NaN for the EOF code point. */
export function currentCodeUnit({ input, pointer }: Machine): number {
  return input.charCodeAt(pointer);
}

export function isAtEOF({ input, pointer }: Machine): boolean {
  return pointer >= input.length;
}

/** Whether a query, a fragment or the EOF code point is next. */
export function isAtPathEnd(machine: Machine): boolean {
  const c = currentCodeUnit(machine);
  return c === QUESTION_MARK || c === NUMBER_SIGN || isAtEOF(machine);
}

/** Whether an authority cannot go on at an offset of the input. */
export function isAuthorityEnd({ input, isSpecial }: Machine, offset: number): boolean {
  const c = input.charCodeAt(offset);
  return (
    c === SOLIDUS ||
    c === QUESTION_MARK ||
    c === NUMBER_SIGN ||
    (c === REVERSE_SOLIDUS && isSpecial) ||
    offset >= input.length
  );
}

/** The first such offset from the pointer on. */
export function findAuthorityEnd(machine: Machine): number {
  let end = machine.pointer;
  while (!isAuthorityEnd(machine, end)) end++;
  return end;
}

/** The machine's recognizer, if the path and what is behind it may be one string in the record. */
export function findRecognizer(machine: Machine): RestRecognizer | undefined {
  const { front, recognizer, url } = machine;
  const hasAuthority = front !== '' || url.host !== null;
  return hasAuthority && !isFileScheme(url.scheme) ? recognizer : undefined;
}

export function setScheme(machine: Machine, scheme: string): void {
  machine.url.scheme = scheme;
  machine.isSpecial = isSpecialScheme(scheme);
}

/** Keeps the validation error for which the parser returns failure. */
export function fail(
  machine: Machine,
  name: ValidationErrorName,
  start: number,
  end: number,
): 'failure' {
  machine.failure = { name, start, end, fatal: true };
  return 'failure';
}
