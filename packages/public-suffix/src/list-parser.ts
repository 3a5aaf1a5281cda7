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

function writeTree(branches: Branches): RuleTree {
  return writeBranches(branches).join('\n');
}

// Sorts labels by the number of their branches, then by their ends. Compressed, this is 2 % smaller than
// alphabetical order.
function sortKey([label, { branches }]: readonly [string, Branch]): string {
  return String(branches.size).padStart(4, '0') + Array.from(label).reverse().join('');
}

function writeBranches(branches: Branches): string[] {
  return Array.from(branches, (entry) => ({ key: sortKey(entry), entry }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ entry: [label, { isRule, isException, branches }] }) => {
      const text = isRule && isException ? `!${label}` : label;
      if (branches.size === 0) return text;
      return `${text}${isRule ? '(' : '['}${writeBranches(branches).join(',')})`;
    });
}
