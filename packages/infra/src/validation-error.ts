// https://url.spec.whatwg.org/#validation-error

/**
 * A mismatch between an input and valid input. It does not mean that a parser fails:
 * `fatal` says whether it did.
 *
 * @see https://url.spec.whatwg.org/#validation-error
 */
export interface ValidationError<Name extends string = string> {
  /** The name, to the letter as the standard writes it. */
  readonly name: Name;
  /** Where the characters at fault start: an offset in code units of the parser's input. */
  readonly start: number;
  /** Where they end: the offset behind the last of them. */
  readonly end: number;
  /** Whether the parser returned failure because of it. */
  readonly fatal: boolean;
}

/** Receives validation errors in the order in which a parser meets them. */
export type ValidationErrorSink<Name extends string = string> = (
  error: ValidationError<Name>,
) => void;
