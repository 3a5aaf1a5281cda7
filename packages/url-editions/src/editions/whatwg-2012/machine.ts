// 5.2 Parsing: the state machine of the URL parser

import { toScalarValueString } from '@urlkit/infra';
import type { Encoding } from '@urlkit/percent-encoding';
import { trimWhitespace } from '../../shared/whitespace.js';
import { type Host, parseHost } from './host.js';
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
  | 'invalid host'
  | 'invalid port';

/** Options for the URL parser. */
export interface ParseURLOptions {
  /** The base URL, for a relative URL. */
  readonly base?: Readonly<ParsedURL> | null | undefined;
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
  /** The code points of the input. */
  readonly input: readonly string[];
  readonly url: ParsedURL;
  readonly base: Readonly<ParsedURL> | null;
  readonly isOverridden: boolean;
  readonly options: ParseURLOptions;
  state: StateName;
  buffer = '';
  /** The @ flag. */
  isAtSeen = false;
  /** The [] flag. */
  isInBrackets = false;
  /** An index of `input`. */
  pointer = 0;
  /** A pointer, and its offset in code units of the input before it was trimmed. */
  private known = { pointer: 0, offset: 0 };

  constructor(input: string, options: ParseURLOptions) {
    const isWhole = options.url === undefined;
    const { start, end } = isWhole ? trimWhitespace(input) : { start: 0, end: input.length };
    this.known.offset = start;
    this.input = Array.from(toScalarValueString(input.slice(start, end)));
    this.url = options.url ?? createParsedURL();
    this.base = options.base ?? null;
    this.isOverridden = options.stateOverride !== undefined;
    this.state = options.stateOverride ?? 'schemeStart';
    this.options = options;
  }

  /** The code point that pointer points to. */
  get c(): string {
    const isInside = this.pointer < this.input.length;
    return (isInside ? this.input[this.pointer] : null) ?? EOF;
  }

  /** The first code points of the substring after pointer. */
  remaining(count: number): string {
    return this.input.slice(this.pointer + 1, this.pointer + 1 + count).join('');
  }

  /** Switches to a state. With `sameC`, the state runs for c again, otherwise for the next code point. */
  goTo(state: StateName, sameC?: 'sameC'): void {
    this.state = state;
    if (sameC !== undefined) this.pointer--;
  }

  parseHost(): Host | null {
    return parseHost(this.buffer, this.options.domainToASCII);
  }

  parseError(): void {
    const { onParseError } = this.options;
    if (onParseError === undefined) return;
    // Counts on from the last parse error. Pointer is never before it: after a state that goes back, none reports
    // errors.
    const { pointer, offset } = this.known;
    const passed = this.input.slice(pointer, this.pointer).join('');
    this.known = { pointer: this.pointer, offset: offset + passed.length };
    onParseError(this.known.offset);
  }

  fail(reason: FailureReason): 'failure' {
    this.options.onFailure?.(reason);
    return 'failure';
  }
}
