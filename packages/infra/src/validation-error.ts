// https://url.spec.whatwg.org/#validation-error

/** A range of a string. */
export interface Range {
  /** An offset in code units. */
  readonly start: number;
  /** The offset behind the last of them. */
  readonly end: number;
}

/**
 * A mismatch between an input and valid input, with the range of the parser's input at fault. It does
 * not mean that a parser fails: `fatal` says whether it did.
 *
 * @see https://url.spec.whatwg.org/#validation-error
 */
export interface ValidationError<Name extends string = string> extends Range {
  /** The name, to the letter as the standard writes it. */
  readonly name: Name;
  /** Whether the parser returned failure because of it. */
  readonly fatal: boolean;
}

/** Receives validation errors in the order in which a parser meets them. */
export type ValidationErrorSink<Name extends string = string> = (
  error: ValidationError<Name>,
) => void;
