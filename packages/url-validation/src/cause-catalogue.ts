import { linkTo } from './links.js';

/** Why a host is not a valid domain. */
export type DomainCauseName =
  | 'forbidden-character'
  | 'disallowed-character'
  | 'hidden-character'
  | 'not-utf-8'
  | 'misplaced-joiner'
  | 'leading-mark'
  | 'mixed-directions'
  | 'invalid-punycode'
  | 'not-normalized'
  | 'nothing-left'
  | 'misplaced-hyphen'
  | 'non-ldh-character'
  | 'empty-label'
  | 'long-label'
  | 'long-domain'
  | 'not-ascii';

/** What a cause means. */
export interface DomainCauseExplanation {
  /** One or two sentences in plain English. */
  readonly message: string;
  /** The URL of the page that explains it. */
  readonly link: string;
}

const MESSAGES: Readonly<Record<DomainCauseName, string>> = {
  'forbidden-character': 'A host cannot contain this character. Remove it.',
  'disallowed-character': 'A host cannot contain this character. Remove it.',
  'hidden-character': 'There is an invisible character in the host. Remove it.',
  'not-utf-8': 'These percent-encoded bytes are not UTF-8. Write the letters themselves.',
  'misplaced-joiner': 'There is an invisible joiner where a host cannot have one. Remove it.',
  'leading-mark':
    'This mark needs a letter before it. A name between two dots cannot begin with an accent or a similar mark.',
  'mixed-directions':
    'This host has letters that are written from right to left. Use only one direction in each name between two dots.',
  'invalid-punycode':
    'This name begins with xn--, but the rest cannot be decoded. Write the name in its own letters, without xn--.',
  'not-normalized':
    'This name begins with xn--, but its characters are not in the normal form of Unicode (NFC). Write the name in its own letters, without xn--.',
  'nothing-left':
    'The host is empty: it has only invisible characters, which are ignored. Write a host.',
  'misplaced-hyphen':
    'A hyphen is in the wrong place. A name between two dots should not begin or end with one, and its third and fourth characters should not both be hyphens.',
  'non-ldh-character': 'A host should consist of letters, digits, hyphens and dots.',
  'empty-label': 'There should be a name between two dots.',
  'long-label':
    'A name between two dots should have at most 63 characters, counted in its ASCII form.',
  'long-domain': 'A host should have at most 253 characters, counted in its ASCII form.',
  'not-ascii':
    'This program accepts only hosts in ASCII. Write the ASCII form of the name, which begins with xn--.',
};

/**
 * Explains a cause.
 *
 * @param name The name of the cause.
 * @returns What it means in English, and the page that explains it.
 * @throws {TypeError} If there is no cause of that name.
 */
export function explainCause(name: DomainCauseName): DomainCauseExplanation {
  if (!causeNames.includes(name)) throw new TypeError('name must be one of causeNames');
  return { message: MESSAGES[name], link: linkTo(name) };
}

/** The names of all causes. */
export const causeNames: readonly DomainCauseName[] = /* @__PURE__ */ Object.keys(
  MESSAGES,
) as DomainCauseName[];
