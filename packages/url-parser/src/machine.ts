// What the states of the basic URL parser work on.

import { reportInvalidURLUnits, toScalarValueString, trimC0ControlsAndSpaces } from '@urlkit/infra';
import type { Encoding } from '@urlkit/percent-encoding';
import { createURLRecord, isFileScheme, isSpecial, type URLRecord } from '@urlkit/url-record';
import type { BasicParseURLOptions } from './options.js';
import type { URLValidationErrorSink, ValidationErrorName } from './validation-errors.js';

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
const TAB_OR_NEWLINE = /[\t\n\r]/;
const TAB_OR_NEWLINE_OR_SURROGATE = /[\t\n\r\uD800-\uDFFF]/;

export class Machine {
  /** The input without what the parser removes before it starts. */
  readonly input: string;
  readonly base: Readonly<URLRecord> | null;
  readonly url: URLRecord;
  readonly isOverridden: boolean;
  readonly encoding: Encoding | null;
  readonly sink: URLValidationErrorSink | undefined;
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
  /** For each code unit of `input` where it stood; null if nothing was removed. */
  private positions: readonly number[] | null = null;

  constructor(input: string, options: BasicParseURLOptions, recognizer?: RestRecognizer) {
    const { base = null, url, stateOverride = null, encoding = null } = options;
    if (base !== null && typeof base.scheme !== 'string') {
      throw new TypeError('The base URL is not a URL record');
    }
    this.base = base;
    this.url = url ?? createURLRecord();
    this.isOverridden = stateOverride !== null;
    this.encoding = encoding;
    this.sink = options.onValidationError;
    this.recognizer = recognizer;
    this.isSpecial = url !== undefined && isSpecial(url);

    const { start, end } =
      url === undefined ? trimC0ControlsAndSpaces(input) : { start: 0, end: input.length };
    const trimmed = input.slice(start, end);
    this.input = TAB_OR_NEWLINE_OR_SURROGATE.test(trimmed)
      ? toScalarValueString(trimmed).replace(/[\t\n\r]+/g, '')
      : trimmed;
    if (this.sink && this.input.length < input.length) this.reportRemoved(input, start, end);
  }

  private reportRemoved(input: string, start: number, end: number): void {
    if (start > 0) this.report('invalid-URL-unit', 0, start);
    else if (end < input.length) this.report('invalid-URL-unit', end, input.length);

    const removed = /[\t\n\r]+/.exec(input.slice(start, end));
    if (removed) {
      const at = start + removed.index;
      this.report('invalid-URL-unit', at, at + removed[0].length);
    }
    const positions: number[] = [];
    for (let index = start; index < end; index++) {
      if (!TAB_OR_NEWLINE.test(input.charAt(index))) positions.push(index);
    }
    positions.push(end);
    this.positions = positions;
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

  setScheme(scheme: string): void {
    this.url.scheme = scheme;
    this.isSpecial = isSpecial(this.url);
  }

  /** Reports a validation error over a range of the input. */
  report(name: ValidationErrorName, start: number, end: number, fatal = false): void {
    const { positions } = this;
    if (positions === null) {
      this.sink?.({ name, start, end, fatal });
      return;
    }
    const first = positions[start] as number;
    const behindLast = end > start ? (positions[end - 1] as number) + 1 : first;
    this.sink?.({ name, start: first, end: behindLast, fatal });
  }

  /** Reports a validation error for which the parser returns failure. */
  fail(name: ValidationErrorName, start: number, end: number): 'failure' {
    this.report(name, start, end, true);
    return 'failure';
  }

  /** Reports what is not a URL unit in a range of the input. */
  reportInvalidURLUnits(start: number, end: number): void {
    if (!this.sink) return;
    reportInvalidURLUnits(this.input.slice(start, end), (from, to) => {
      this.report('invalid-URL-unit', start + from, start + to);
    });
  }

  /** Reports the errors of a path, from the pointer to `end`, in their order. */
  reportPath(end: number): void {
    if (!this.sink) return;
    for (let start = this.pointer; start < end; ) {
      const reverseSolidus = this.isSpecial ? this.input.indexOf('\\', start) : -1;
      const stop = reverseSolidus === -1 || reverseSolidus > end ? end : reverseSolidus;
      this.reportInvalidURLUnits(start, stop);
      if (stop < end) this.report('invalid-reverse-solidus', stop, stop + 1);
      start = stop + 1;
    }
  }

  /** A sink for a parser that is given the input from `offset` on. */
  sinkAt(offset: number): URLValidationErrorSink | undefined {
    return (
      this.sink &&
      (({ name, start, end, fatal }) => this.report(name, offset + start, offset + end, fatal))
    );
  }
}
