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
  'forbidden-character': 'A domain must not contain this character.',
  'disallowed-character': 'This character is not allowed in domains.',
  'hidden-character': 'An invisible character is not allowed in a domain. Remove it.',
  'not-utf-8': 'These percent-encoded bytes are not UTF-8, so they stand for no characters.',
  'misplaced-joiner':
    'An invisible joiner is only allowed where it changes how the characters around it are written. Remove it.',
  'leading-mark': 'A label must not begin with a combining mark.',
  'mixed-directions':
    'In a domain with letters that are written from right to left, a label must not mix directions.',
  'invalid-punycode': 'This label begins with xn--, but the rest is not valid Punycode.',
  'not-normalized':
    'The Punycode of this label does not stand for characters in their normal form.',
  'nothing-left': 'The host consists only of characters that are ignored, so nothing is left.',
  'misplaced-hyphen':
    'A label must not begin or end with a hyphen, nor have hyphens as its third and fourth characters.',
  'non-ldh-character': 'A label should consist of letters, digits and hyphens.',
  'empty-label': 'A label between two dots should not be empty.',
  'long-label': 'A label should have at most 63 characters in its ASCII form.',
  'long-domain': 'A domain should have at most 253 characters in its ASCII form.',
  'not-ascii': 'This program supports only ASCII domains, and this character is not ASCII.',
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
