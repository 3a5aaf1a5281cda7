// https://url.spec.whatwg.org/#dom-url-url

import { withoutPrototype } from '@urlkit/infra/arguments';
import type { URLValidationError } from '@urlkit/url-parser';
import { errorOf, type Failure, type Run } from '@urlkit/url-parser/internal';

/**
 * The error that the constructor of URL and its `href` setter throw for input that does not parse.
 *
 * @see https://url.spec.whatwg.org/#dom-url-url
 */
export interface InvalidURLError extends TypeError {
  /** The code of the same error in Node. */
  readonly code: 'ERR_INVALID_URL';
  /** The validation error that made parsing fail; offsets are in code units of the argument. */
  readonly validationError: URLValidationError;
  /** The URL that was passed. It is not enumerable, because it may contain secrets. */
  readonly input: string;
  /** The base URL that was passed, if there was one. It is not enumerable either. */
  readonly base?: string;
}

/** Why a URL does not parse, and the arguments that were passed. */
export interface Refusal {
  readonly validationError: URLValidationError;
  readonly isBase: boolean;
  readonly input: string;
  readonly base: string | undefined;
}

/** Describes the failure of a run, whether over the URL or over its base. */
export function refusalOf(failure: Failure, run: Run, input: string, base?: string): Refusal {
  // A run over the URL has a base if one was passed.
  const isBase = base !== undefined && run.base === null;
  return { validationError: errorOf(failure, run, isBase ? base : input), isBase, input, base };
}

/** Returns the message of an error. It does not repeat the arguments. */
export function messageOf({ validationError, isBase }: Refusal): string {
  const { name, start } = validationError;
  return `Invalid ${isBase ? 'base URL' : 'URL'}: ${name} at ${start}`;
}

// Made once, because a descriptor takes as long to make as all the rest of an error.
const hidden: PropertyDescriptor = /* @__PURE__ */ withoutPrototype({
  value: '',
  writable: true,
  configurable: true,
});

/** Makes an error an {@link InvalidURLError}. */
export function describe(error: TypeError, { validationError, input, base }: Refusal): TypeError {
  const described = error as { -readonly [Name in keyof InvalidURLError]: InvalidURLError[Name] };
  described.code = 'ERR_INVALID_URL';
  described.validationError = validationError;
  hide(error, 'input', input);
  if (base !== undefined) hide(error, 'base', base);
  return error;
}

function hide(error: TypeError, name: string, value: string): void {
  hidden.value = value;
  Object.defineProperty(error, name, hidden);
  // The value may be a secret, or long.
  hidden.value = '';
}
