// https://url.spec.whatwg.org/#validation-error

import type { ValidationError } from '@urlkit/infra';
import type { ValidationErrorName } from '@urlkit/url-parser';
import { linkTo } from './links.js';

/** The name of a validation error of the standard, or of what the options of `validateURL` do not allow. */
export type DiagnosticName = ValidationErrorName | 'scheme-not-allowed';

/** An error that is not explained yet. */
export type Finding = ValidationError<DiagnosticName>;

/**
 * What an error means.
 *
 * @see https://url.spec.whatwg.org/#validation-error
 */
export interface ErrorExplanation {
  /** One sentence in plain English. */
  readonly message: string;
  /** The URL of the page that explains it, with examples. */
  readonly link: string;
  /** The URL of the definition in the standard; null for what the options do not allow. */
  readonly reference: string | null;
}

const MESSAGES: Readonly<Record<ValidationErrorName, string>> = {
  'domain-to-ASCII': 'This is not a valid domain.',
  'domain-percent-encoded':
    'Write the host without percent-encoding. Browsers decode it before they use it.',
  'host-invalid-code-point': 'A host cannot contain this character. Remove it.',
  'IPv4-non-ASCII-input':
    'Write an IPv4 address with the digits 0 to 9 and full stops. Browsers convert these characters.',
  'IPv4-empty-part': 'Remove the dot after this IPv4 address.',
  'IPv4-too-few-parts':
    'Write all four numbers of the IPv4 address. If some are left out, the last one stands for the rest.',
  'IPv4-too-many-parts': 'This IPv4 address has more than four numbers. Write four.',
  'IPv4-non-numeric-part':
    'This part of an IPv4 address is not a number. Write four numbers, or a host that does not end in a number.',
  'IPv4-non-decimal-part':
    'Write decimal numbers. A leading 0 makes a number octal, and 0x makes it hexadecimal.',
  'IPv4-out-of-range-part': 'This is larger than 255. Write four numbers, each 0 to 255.',
  'IPv6-unclosed':
    'The closing `]` is missing, or the text after it is not a port. After `]`, write only `:` and a port, or nothing.',
  'IPv6-invalid-compression':
    'An IPv6 address cannot begin with a single colon. Write two colons, or remove this one.',
  'IPv6-too-many-pieces': 'This IPv6 address has more than eight groups of digits. Write eight.',
  'IPv6-multiple-compression':
    'An IPv6 address can have :: only once. Here, write the zeros that it stands for.',
  'IPv6-invalid-code-point':
    'Write groups of one to four digits (0 to 9, a to f), with colons between them.',
  'IPv6-too-few-pieces':
    'An IPv6 address has eight groups of digits. If zeros are left out, write two colons for them.',
  'IPv6-piece-leading-zero': 'Remove the zeros at the beginning of this group.',
  'IPv4-in-IPv6-too-many-pieces':
    'Write at most six groups before an IPv4 address: it counts as two of the eight.',
  'IPv4-in-IPv6-invalid-code-point':
    'Write an IPv4 address at the end as four decimal numbers, without zeros before them.',
  'IPv4-in-IPv6-out-of-range-part':
    'This is larger than 255. Write four numbers for the IPv4 address, each 0 to 255.',
  'IPv4-in-IPv6-too-few-parts': 'Write all four numbers of the IPv4 address at the end.',
  'invalid-URL-unit': 'This character is not allowed here. Percent-encode or remove it.',
  'special-scheme-missing-following-solidus': 'Write exactly two slashes after this scheme.',
  'missing-scheme-non-relative-URL':
    'Write https:// first. If this is a relative URL, give the URL of its page as the base.',
  'invalid-reverse-solidus': 'This is a backslash. Write a slash.',
  'invalid-credentials':
    'Do not put a username or password in a URL: other people see it in logs and histories.',
  'host-missing': 'The host is missing here. Write one, such as example.org.',
  'port-out-of-range': 'This is too large: a port is at most 65535.',
  'port-invalid': 'This port is not a number. After the host and `:`, write only digits.',
  'file-invalid-Windows-drive-letter': 'This is read as a Windows drive. Write a slash before it.',
  'file-invalid-Windows-drive-letter-host':
    'A Windows drive letter is not a host. Write one more slash before it.',
};

/**
 * Explains an error.
 *
 * @param name The name of a diagnostic.
 * @returns A sentence in English, and the anchor of the error in the standard.
 * @throws {TypeError} If there is no error of that name.
 * @see https://url.spec.whatwg.org/#validation-error
 */
export function explainError(name: DiagnosticName): ErrorExplanation {
  if (name === 'scheme-not-allowed') {
    const message = 'URLs with this scheme are not allowed here.';
    return { message, link: linkTo(name), reference: null };
  }
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
