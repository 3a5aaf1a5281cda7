// https://url.spec.whatwg.org/#dom-url-url

import { withoutPrototype } from '@urlkit/internal';
import type { URLFailure, URLValidationError } from '@urlkit/url-parser';

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

/** Describes a failure, whether of the URL or of its base. */
export function refusalOf(failure: URLFailure, input: string, base?: string): Refusal {
  const { name, isBase } = failure;
  const validationError = { name, ...failure.findRange(), fatal: true };
  return { validationError, isBase, input, base };
}

/** Returns the message of an error, which counts code units from 1. It does not repeat the arguments. */
export function messageOf({ validationError, isBase }: Refusal): string {
  const { name, start } = validationError;
  // The message that most people meet first.
  const advice = name.startsWith('missing-scheme')
    ? ' (write https:// first, or pass a base URL)'
    : '';
  return `Invalid ${isBase ? 'base URL' : 'URL'}: ${name} at character ${start + 1}${advice}. See https://github.com/urlkit/urlkit/blob/main/docs/errors.md#${name.toLowerCase()}`;
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
