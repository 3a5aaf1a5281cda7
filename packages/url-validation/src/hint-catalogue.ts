import { linkTo } from './links.js';

/** The name of a mistake that an input looks like. */
export type HintName =
  | 'missing-scheme'
  | 'host-as-scheme'
  | 'scheme-relative'
  | 'scheme-punctuation'
  | 'missing-slash'
  | 'misspelled-scheme'
  | 'email-address'
  | 'windows-path'
  | 'copied-punctuation'
  | 'percent-sign'
  | 'unbracketed-ipv6'
  | 'unencoded-password'
  | 'invisible-character';

/** What a hint means. */
export interface HintExplanation {
  /** One or two sentences in plain English. */
  readonly message: string;
  /** The URL of the page that explains it. */
  readonly link: string;
}

const MESSAGES: Readonly<Record<HintName, string>> = {
  'missing-scheme': 'This looks like a host. Write a scheme before it, such as https://.',
  'host-as-scheme':
    'This is read as a scheme and a path. If you mean a host and a port, write http:// or https:// before it.',
  'scheme-relative':
    'There is no base URL whose scheme these slashes could continue. Write a scheme before them, such as https:.',
  'scheme-punctuation': 'Between this scheme and the host, write :// and nothing else.',
  'missing-slash': 'Write two slashes between this scheme and the host.',
  'misspelled-scheme': 'This scheme looks like a misspelling of http or https.',
  'email-address': 'This looks like an email address. Write mailto: before it.',
  'windows-path': 'This looks like a Windows path. The URL of a file begins with file:///.',
  'copied-punctuation':
    'This looks like punctuation of the surrounding text that was copied with the URL.',
  'percent-sign':
    'A percent sign must be followed by two hexadecimal digits. If you mean the sign itself, write %25.',
  'unbracketed-ipv6': 'This looks like an IPv6 address. Write brackets around it.',
  'unencoded-password':
    'If this is a password, write %2F for a slash in it, %3F for a question mark, and %23 for a number sign.',
  'invisible-character':
    'There is an invisible character here. Remove it, unless you put it there on purpose.',
};

/**
 * Explains a hint.
 *
 * @param name The name of the hint.
 * @returns What it means in English, and the page that explains it.
 * @throws {TypeError} If there is no hint of that name.
 */
export function explainHint(name: HintName): HintExplanation {
  if (!hintNames.includes(name)) throw new TypeError('name must be one of hintNames');
  return { message: MESSAGES[name], link: linkTo(name) };
}

/** The names of all hints. */
export const hintNames: readonly HintName[] = /* @__PURE__ */ Object.keys(MESSAGES) as HintName[];
