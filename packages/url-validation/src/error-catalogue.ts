// https://url.spec.whatwg.org/#validation-error

import type { ValidationErrorName } from '@urlkit/url-parser';
import { linkTo } from './links.js';

/**
 * What a validation error means.
 *
 * @see https://url.spec.whatwg.org/#validation-error
 */
export interface ErrorExplanation {
  /** One sentence in plain English. */
  readonly message: string;
  /** The URL of the page that explains it, with examples. */
  readonly link: string;
  /** The URL of the definition in the standard. */
  readonly reference: string;
}

const MESSAGES: Readonly<Record<ValidationErrorName, string>> = {
  'domain-to-ASCII': 'This is not a valid domain. Its cause says why.',
  'domain-percent-encoded':
    'A domain should not be percent-encoded. It is decoded before it is used.',
  'host-invalid-code-point': 'A host must not contain this character.',
  'IPv4-non-ASCII-input':
    'An IPv4 address should be written in ASCII. These characters are converted to it.',
  'IPv4-empty-part': 'An IPv4 address should not end with a dot.',
  'IPv4-too-few-parts':
    'An IPv4 address should have four parts. Here, the last part fills the remaining bytes.',
  'IPv4-too-many-parts': 'An IPv4 address must not have more than four parts.',
  'IPv4-non-numeric-part':
    'The host ends in a number, so it must be an IPv4 address, but this part is not a number.',
  'IPv4-non-decimal-part':
    'The parts of an IPv4 address should be decimal. A leading 0 makes them octal, and 0x hexadecimal.',
  'IPv4-out-of-range-part':
    'The parts of an IPv4 address should be at most 255, and the last one must fit into the remaining bytes.',
  'IPv6-unclosed':
    'An IPv6 address must be in brackets, with nothing but a port after the closing one.',
  'IPv6-invalid-compression': 'An IPv6 address may begin with two colons, but not with one.',
  'IPv6-too-many-pieces': 'An IPv6 address must not have more than eight pieces.',
  'IPv6-multiple-compression': 'An IPv6 address may be shortened with two colons only once.',
  'IPv6-invalid-code-point':
    'The pieces of an IPv6 address must be at most four hexadecimal digits, with colons between them.',
  'IPv6-too-few-pieces': 'An IPv6 address without two colons in a row must have eight pieces.',
  'IPv6-piece-leading-zero': 'The pieces of an IPv6 address should have no leading zeros.',
  'IPv4-in-IPv6-too-many-pieces':
    'An IPv4 address at the end of an IPv6 address counts as two pieces, so there are more than eight.',
  'IPv4-in-IPv6-invalid-code-point':
    'The IPv4 address at the end of an IPv6 address must consist of four decimal numbers without leading zeros.',
  'IPv4-in-IPv6-out-of-range-part': 'The parts of an IPv4 address must be at most 255.',
  'IPv4-in-IPv6-too-few-parts':
    'The IPv4 address at the end of an IPv6 address must have four parts.',
  'invalid-URL-unit': 'This character is not allowed here. Percent-encode or remove it.',
  'special-scheme-missing-following-solidus':
    'This scheme must be followed by exactly two slashes.',
  'missing-scheme-non-relative-URL':
    'There is no scheme, such as https:, and no base URL that the input can be relative to.',
  'invalid-reverse-solidus': 'This should be a slash, not a backslash.',
  'invalid-credentials': 'A URL should not contain a username or a password.',
  'host-missing': 'There should be a host here.',
  'port-out-of-range': 'A port must be at most 65535.',
  'port-invalid': 'A port must consist of digits.',
  'file-invalid-Windows-drive-letter':
    'A relative URL should not begin with a Windows drive letter.',
  'file-invalid-Windows-drive-letter-host':
    'A Windows drive letter is not a host. Write a slash before it.',
};

/**
 * Explains a validation error.
 *
 * @param name The name of the error in the standard.
 * @returns A sentence in English, and the anchor of the error in the standard.
 * @throws {TypeError} If the standard has no error of that name.
 * @see https://url.spec.whatwg.org/#validation-error
 */
export function explainError(name: ValidationErrorName): ErrorExplanation {
  if (!validationErrorNames.includes(name)) {
    throw new TypeError('name must be one of validationErrorNames');
  }
  const id = name === 'domain-to-ASCII' ? `validation-error-${name}` : name;
  return {
    message: MESSAGES[name],
    link: linkTo(name),
    reference: `https://url.spec.whatwg.org/#${id.toLowerCase()}`,
  };
}

/**
 * The names of all validation errors, in the order of section 1.1 of the standard.
 *
 * @see https://url.spec.whatwg.org/#validation-error
 */
export const validationErrorNames: readonly ValidationErrorName[] = /* @__PURE__ */ Object.keys(
  MESSAGES,
) as ValidationErrorName[];
