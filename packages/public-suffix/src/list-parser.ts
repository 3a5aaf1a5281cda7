// https://github.com/publicsuffix/list/wiki/Format

import { domainToASCII } from '@urlkit/idna';
import type { PublicSuffixList, RuleTree } from '@urlkit/public-suffix-list';

/**
 * Parses a Public Suffix List, such as https://publicsuffix.org/list/public_suffix_list.dat.
 *
 * @param text The list, with rules in Unicode or Punycode. Rules before the private section count as ICANN
 *   rules.
 * @returns The list, for the functions of this package.
 * @throws {SyntaxError} If a line is not a rule, or the text has no rules.
 * @see https://github.com/publicsuffix/list/wiki/Format
 */
export function parsePublicSuffixList(text: string): PublicSuffixList {
  if (typeof text !== 'string') throw new TypeError('text must be a string');
  const icann: Branches = new Map();
  const privateRules: Branches = new Map();
  let section = icann;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.startsWith('//')) {
      if (line.includes('===BEGIN PRIVATE DOMAINS===')) section = privateRules;
      if (line.includes('===BEGIN ICANN DOMAINS===')) section = icann;
    } else {
      // White space ends a rule.
      const [rule = ''] = line.split(/\s/, 1);
      if (rule !== '') addRule(rule, section, index + 1);
    }
  }
  if (icann.size + privateRules.size === 0) throw new SyntaxError('The list has no rules');
  const version = /^\/\/ VERSION: *(\S+)/m.exec(text)?.[1] ?? null;
  return { version, icann: writeTree(icann), private: writeTree(privateRules) };
}

interface Branch {
  isRule: boolean;
  isException: boolean;
  readonly branches: Branches;
}

type Branches = Map<string, Branch>;

/** A domain name of 255 bytes has no more labels (RFC 1035). */
const MOST_LABELS = 127;

function addRule(rule: string, section: Branches, lineNumber: number): void {
  const isException = rule.startsWith('!');
  const parts = (isException ? rule.slice(1) : rule).split('.');
  const labels = parts.length > MOST_LABELS ? [null] : parts.map(labelToASCII);
  if (labels.includes(null) || (isException && labels.length === 1)) {
    throw new SyntaxError(`Line ${lineNumber} of the list is not a rule`);
  }
  let branches = section;
  for (const [index, label] of labels.reverse().entries()) {
    const key = label ?? '';
    const branch = branches.get(key) ?? { isRule: false, isException, branches: new Map() };
    branches.set(key, branch);
    if (index === labels.length - 1) {
      branch.isRule = true;
      branch.isException = isException;
    }
    branches = branch.branches;
  }
}

function labelToASCII(label: string): string | null {
  if (label === '*') return label;
  const result = domainToASCII(label);
  return result !== null && /^[a-z\d_-]+$/.test(result) ? result : null;
}

// Compressed, branches that share what their labels begin with are 8 % smaller than whole labels.
function writeTree(branches: Branches): RuleTree {
  let text = '';
  let previous = '';
  for (const [label, { isRule, branches: below }] of sorted(branches)) {
    const shared = sharedLength(previous, label);
    if (text !== '') text += shared === 0 ? ',' : String.fromCharCode(CAPITAL_A - 1 + shared);
    text += label.slice(shared);
    if (below.size > 0) text += `${isRule ? '(' : '['}${writeTree(below)})`;
    previous = label;
  }
  return text;
}

/** Returns branches by their labels, in which the U+0021 (!) of an exception counts. */
function sorted(branches: Branches): [label: string, Branch][] {
  return Array.from(branches, ([label, branch]): [string, Branch] => [
    branch.isException ? `!${label}` : label,
    branch,
  ]).sort(([a], [b]) => (a < b ? -1 : 1));
}

const CAPITAL_A = 0x41;
const CAPITAL_LETTERS = 26;

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < CAPITAL_LETTERS && length < a.length && a[length] === b[length]) length++;
  return length;
}
