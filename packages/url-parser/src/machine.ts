// What the states of the basic URL parser work on.

import { type Host, parseHostQuietly } from '@urlkit/host';
import { type Range, toScalarValueString, trimC0ControlsAndSpaces } from '@urlkit/infra';
import type { Encoding } from '@urlkit/percent-encoding';
import { createURLRecord, isFileScheme, isSpecial, type URLRecord } from '@urlkit/url-record';
import type { QuietParserOptions } from './options.js';
import type { URLValidationError, ValidationErrorName } from './validation-errors.js';

/**
 * A state. It reads the machine's input from the pointer on, as far as the state lasts, and leaves
 * the pointer where the next state starts.
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

export class Machine {
  /** The input without what the parser removes before it starts. */
  readonly input: string;
  /** Where it stands in what the parser was given, but for tabs and newlines in between. */
  readonly inputRange: Range;
  readonly base: Readonly<URLRecord> | null;
  readonly url: URLRecord;
  readonly isOverridden: boolean;
  readonly encoding: Encoding | null;
  /** There if nothing is wanted of the record but what the URL serializer makes of it. */
  private readonly recognizer: RestRecognizer | undefined;
  /** In code units. At the input's length it points to the EOF code point. */
  pointer = 0;
  /** Whether `url` is special. */
  isSpecial: boolean;
  /** What stands before the path in the serialization, if the record leaves that out. */
  front = '';
  /** A Windows drive letter that stood for a host. The path state puts it before its input. */
  driveLetter = '';
  /** The host parser. When it is called, the pointer points to the start of the host. */
  parseHost: (host: string, isOpaque: boolean) => Host | null = parseHostQuietly;
  /** The validation error of a failure, but for one in the host; its range is one of `input`. */
  failure: URLValidationError | null = null;

  constructor(input: string, options: QuietParserOptions, recognizer?: RestRecognizer) {
    const { base = null, url, stateOverride, encoding = null } = options;
    this.base = base;
    this.url = url ?? createURLRecord();
    this.isOverridden = stateOverride !== undefined;
    this.encoding = encoding;
    this.recognizer = recognizer;
    this.isSpecial = url !== undefined && isSpecial(url);

    this.inputRange =
      url === undefined ? trimC0ControlsAndSpaces(input) : { start: 0, end: input.length };
    const trimmed = input.slice(this.inputRange.start, this.inputRange.end);
    this.input = TAB_OR_NEWLINE_OR_SURROGATE.test(trimmed)
      ? toScalarValueString(trimmed).replace(/[\t\n\r]+/g, '')
      : trimmed;
  }

  /** There if the path, and what is behind it, may be one string in the record. */
  get restRecognizer(): RestRecognizer | undefined {
    const { front, recognizer, url } = this;
    const hasAuthority = front !== '' || url.host !== null;
    return hasAuthority && !isFileScheme(url.scheme) ? recognizer : undefined;
  }

  /** The code unit the pointer points to; NaN for the EOF code point. */
  get c(): number {
    return this.input.charCodeAt(this.pointer);
  }

  get isAtEOF(): boolean {
    return this.pointer >= this.input.length;
  }

  /** Whether a query, a fragment or the EOF code point is next. */
  get isAtPathEnd(): boolean {
    const { c } = this;
    return c === QUESTION_MARK || c === NUMBER_SIGN || this.isAtEOF;
  }

  /** Whether an authority cannot go on at an offset of the input. */
  isAuthorityEnd(offset: number): boolean {
    const c = this.input.charCodeAt(offset);
    return (
      c === SOLIDUS ||
      c === QUESTION_MARK ||
      c === NUMBER_SIGN ||
      (c === REVERSE_SOLIDUS && this.isSpecial) ||
      offset >= this.input.length
    );
  }

  /** The first such offset from the pointer on. */
  findAuthorityEnd(): number {
    let end = this.pointer;
    while (!this.isAuthorityEnd(end)) end++;
    return end;
  }

  setScheme(scheme: string): void {
    this.url.scheme = scheme;
    this.isSpecial = isSpecial(this.url);
  }

  /** Keeps the validation error for which the parser returns failure. */
  fail(name: ValidationErrorName, start: number, end: number): 'failure' {
    this.failure = { name, start, end, fatal: true };
    return 'failure';
  }
}

/** Runs a machine from a state on. */
export function run(machine: Machine, firstState: State): URLRecord | null {
  let state: Next = firstState;
  while (typeof state === 'function') state = state(machine);
  return state === 'failure' ? null : machine.url;
}
