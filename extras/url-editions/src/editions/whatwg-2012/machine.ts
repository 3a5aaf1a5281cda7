// 5.2 Parsing: the state machine of the URL parser

import { toScalarValueString } from '@urlkit/infra';
import { TextWriter } from '@urlkit/internal';
import { type Encoding, getOutputEncoding } from '@urlkit/percent-encoding';
import { trimWhitespace } from '../../shared/whitespace.js';
import { type Host, parseHost } from './host-parser.js';
import { createParsedURL, type ParsedURL } from './parsed-url.js';

/**
 * The name of a state of the URL parser.
 *
 * @see URL Living Standard, 28 December 2012, 5.2 Parsing
 */
export type StateName =
  | 'schemeStart'
  | 'scheme'
  | 'schemeData'
  | 'noScheme'
  | 'relative'
  | 'authorityStart'
  | 'authority'
  | 'fileHost'
  | 'host'
  | 'hostname'
  | 'port'
  | 'relativePathStart'
  | 'relativePath'
  | 'query'
  | 'fragment';

/** Why the URL parser returns failure. */
export type FailureReason =
  | 'relative URL without a base URL to resolve it'
  | 'base URL that does not parse'
  | 'invalid host'
  | 'invalid port';

/** Options for the URL parser. */
export interface ParseURLOptions {
  /** The base URL, for a relative URL: a string, which is parsed, or a parsed URL. */
  readonly base?: string | Readonly<ParsedURL> | null | undefined;
  /** The encoding of the query; null or undefined for UTF-8. */
  readonly encoding?: Encoding | null | undefined;
  /** A parsed URL to change in place. */
  readonly url?: ParsedURL | undefined;
  /** The state to start in, to change one component of `url`. */
  readonly stateOverride?: StateName | undefined;
  /** The step “IDNA hell” of the host parser, which the edition leaves empty. It returns null for failure. */
  readonly domainToASCII?: ((domain: string) => string | null) | undefined;
  /** Called for each parse error with its offset, in code units of the input. */
  readonly onParseError?: ((offset: number) => void) | undefined;
  /** Called with the reason if the parser returns failure. */
  readonly onFailure?: ((reason: FailureReason) => void) | undefined;
}

/** How a state ends the parser. */
export type End = 'terminated' | 'failure';

/** A state: a function that handles one code point. */
export type State = (machine: Machine) => End | undefined;

/** The EOF code point. */
export const EOF = '';

/** What the states read and change while the parser runs. */
export class Machine {
  readonly url: ParsedURL;
  readonly base: Readonly<ParsedURL> | null;
  readonly isOverridden: boolean;
  readonly options: ParseURLOptions;
  /** The encoding override; null for UTF-8. */
  readonly encoding: Encoding | null;
  state: StateName;
  /** The @ flag. */
  isAtSeen = false;
  /** The [] flag. */
  isInBrackets = false;
  /** In code units, since a list of code points takes much more memory. */
  pointer = 0;
  /** Where pointer will point to after this state. */
  next = 0;
  /** The code point that pointer points to. */
  c: string = EOF;
  private readonly input: string;
  /** The offset of the input in the string that was passed. */
  private readonly offset: number;
  private collected = new TextWriter();

  constructor(input: string, base: Readonly<ParsedURL> | null, options: ParseURLOptions) {
    const isWhole = options.url === undefined;
    const { start, end } = isWhole ? trimWhitespace(input) : { start: 0, end: input.length };
    this.offset = start;
    this.input = toScalarValueString(input.slice(start, end));
    this.url = options.url ?? createParsedURL();
    this.base = base;
    this.isOverridden = options.stateOverride !== undefined;
    this.state = options.stateOverride ?? 'schemeStart';
    this.options = options;
    this.encoding = getOutputEncoding(options.encoding, 'options.encoding');
  }

  /** Increases pointer. Returns false if the last state was at the EOF code point. */
  advance(): boolean {
    if (this.next > this.input.length) return false;
    this.pointer = this.next;
    const codePoint = this.input.codePointAt(this.pointer);
    this.c = codePoint === undefined ? EOF : String.fromCodePoint(codePoint);
    this.next += this.c.length || 1;
    return true;
  }

  get buffer(): string {
    return this.collected.text();
  }

  set buffer(text: string) {
    this.collected = new TextWriter();
    this.collected.write(text);
  }

  append(text: string): void {
    this.collected.write(text);
  }

  /** Appends c and all code points after it up to a delimiter, which a global pattern matches. */
  appendUntil(delimiter: RegExp): void {
    delimiter.lastIndex = this.next;
    this.next = delimiter.exec(this.input)?.index ?? this.input.length;
    this.collected.write(this.input.slice(this.pointer, this.next));
  }

  /** The first code units of the substring after pointer. */
  remaining(count: number): string {
    return this.input.slice(this.next, this.next + count);
  }

  /** Switches to a state. With `sameC`, the state runs for c again, otherwise for the next code point. */
  goTo(state: StateName, sameC?: 'sameC'): void {
    this.state = state;
    if (sameC !== undefined) this.next = this.pointer;
  }

  parseHost(): Host | null {
    return parseHost(this.buffer, this.options.domainToASCII);
  }

  parseError(): void {
    this.options.onParseError?.(this.offset + this.pointer);
  }

  fail(reason: FailureReason): 'failure' {
    this.options.onFailure?.(reason);
    return 'failure';
  }
}
