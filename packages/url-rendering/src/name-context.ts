// A domain as it is written in a URL, and who owns it.

import { domainLabels } from '@urlkit/host';
import { domainToUnicode } from '@urlkit/idna';
import type { Range } from '@urlkit/infra';
import type { DomainParts } from '@urlkit/public-suffix';
import { splitDomain } from '@urlkit/public-suffix/host';
import type { NameFindingOptions } from './rendering-options.js';

/** A domain that is judged. */
export interface JudgedDomain {
  /** The domain in ASCII, without U+002E (.) at its end. */
  readonly ascii: string;
  /** The labels in Unicode. */
  readonly labels: readonly string[];
  readonly parts: DomainParts;
  /** The host as it is written, and where. */
  readonly written: string;
  readonly range: Range;
  readonly knownNames: readonly string[];
  readonly list: NameFindingOptions['list'];
}

// A domain that can be looked up has 253 code points at most (RFC 1035).
const LONGEST_DOMAIN = 253;

/** Returns what is needed to judge a domain; null for one that nobody can look up. */
export function judgedDomain(
  domain: string,
  rest: Pick<JudgedDomain, 'written' | 'range' | 'knownNames' | 'list'>,
): JudgedDomain | null {
  const ascii = domain.replace(/\.$/, '');
  if (ascii.length > LONGEST_DOMAIN) return null;
  const parts = splitDomain({ kind: 'domain', value: ascii }, { list: rest.list });
  if (parts === null) return null;
  return { ...rest, ascii, labels: domainLabels(ascii).map(domainToUnicode), parts };
}

/** Returns where some labels of a domain are written. If that is not clear, it is the whole host. */
export function rangeOfLabels(
  { written, range, labels }: JudgedDomain,
  first: number,
  end: number,
): Range {
  const dots = Array.from(written.matchAll(/[.。．｡]/g), ({ index }) => index);
  if (dots.length < labels.length - 1 || dots.length > labels.length) return range;
  const startOf = first === 0 ? 0 : (dots[first - 1] ?? 0) + 1;
  return { start: range.start + startOf, end: range.start + (dots[end - 1] ?? written.length) };
}
