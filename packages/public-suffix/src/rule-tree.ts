// https://github.com/publicsuffix/list/wiki/Format#formal-algorithm

import type { PublicSuffixList, RuleTree } from '@urlkit/public-suffix-list';

/** The sections of a list, as bits. */
export const ICANN = 1;
export const PRIVATE = 2;

// The exceptions of a section have the bit of the section, shifted left by this.
const EXCEPTIONS = 2;

const FULL_STOP = 0x2e;

/** A label in the tree of rules, from the top-level domain on. */
interface RuleNode {
  /** The sections in which a rule or an exception ends here. */
  rules: number;
  /** The labels before this one in rules. */
  labels: Map<string, RuleNode> | null;
  wildcard: RuleNode | null;
}

/** The rules of a list. Those of a top-level domain are decoded when they are first needed. */
export interface Rules {
  readonly root: RuleNode;
  /** The lines of the list by top-level domain, with the section of each. */
  readonly lines: ReadonlyMap<string, readonly Line[]>;
}

/** How a list is read. */
export interface Reading {
  readonly rules: Rules;
  /** The sections whose rules are used, as bits. */
  readonly sections: number;
  readonly wildcardParents: boolean;
}

type Line = readonly [section: number, line: string];

const decoded = /* @__PURE__ */ new WeakMap<PublicSuffixList, Rules>();

/**
 * Returns the rules of a list. The first time, it splits the list by top-level domains.
 *
 * @throws {TypeError} If the argument is not a list, for example its text.
 */
export function rulesOf(list: PublicSuffixList): Rules {
  let rules = decoded.get(list);
  if (rules === undefined) {
    if (typeof list?.icann !== 'string' || typeof list.private !== 'string') {
      throw new TypeError('options.list must be a list, as returned by parsePublicSuffixList');
    }
    const lines = new Map<string, Line[]>();
    collectLines(list.icann, ICANN, lines);
    collectLines(list.private, PRIVATE, lines);
    rules = { root: createNode(), lines };
    // A wildcard rule matches every top-level domain.
    addLines('*', rules);
    decoded.set(list, rules);
  }
  return rules;
}

function createNode(): RuleNode {
  return { rules: 0, labels: null, wildcard: null };
}

function collectLines(tree: RuleTree, section: number, linesBy: Map<string, Line[]>): void {
  for (const line of tree.split('\n')) {
    const topLevelDomain = line.replace(/[([].*/, '');
    const lines = linesBy.get(topLevelDomain) ?? [];
    linesBy.set(topLevelDomain, lines);
    lines.push([section, line]);
  }
}

function addLines(topLevelDomain: string, { root, lines }: Rules): void {
  for (const [section, line] of lines.get(topLevelDomain) ?? []) addRules(line, section, root);
}

function addRules(line: string, section: number, root: RuleNode): void {
  const parents: RuleNode[] = [];
  let parent = root;
  for (const [, bang, label = '', mark] of line.matchAll(/(!?)([^,()[]*)([,()[]|$)/g)) {
    if (label !== '') {
      const node = childOf(parent, label);
      if (mark !== '[') node.rules |= bang ? section << EXCEPTIONS : section;
      if (mark === '(' || mark === '[') {
        parents.push(parent);
        parent = node;
      }
    }
    if (mark === ')') parent = parents.pop() ?? root;
  }
}

function childOf(parent: RuleNode, label: string): RuleNode {
  if (label === '*') {
    parent.wildcard ??= createNode();
    return parent.wildcard;
  }
  parent.labels ??= new Map();
  const node = parent.labels.get(label) ?? createNode();
  parent.labels.set(label, node);
  return node;
}

/** Whether a domain has an empty label. A U+002E (.) at the end does not count. */
export function hasEmptyLabel(domain: string): boolean {
  return domain === '' || domain.charCodeAt(0) === FULL_STOP || domain.includes('..');
}

/** Returns the offset at which the label that ends at an offset starts. A loop is faster than `lastIndexOf`. */
export function labelStart(domain: string, end: number): number {
  let start = end;
  while (start > 0 && domain.charCodeAt(start - 1) !== FULL_STOP) start--;
  return start;
}

/** The result of the prevailing rule for a domain. */
export interface Match {
  readonly domain: string;
  /** The offset at which the public suffix starts. */
  start: number;
  /** The sections of the prevailing rule, as bits; 0 if no rule of the list matches, and the suffix is the last label. */
  section: number;
  /** Whether the rule is an exception, which prevails over all other rules. */
  isException: boolean;
}

/** Applies the rules of a list to a domain without empty labels. */
export function matchRules(domain: string, reading: Reading): Match {
  const { length } = domain;
  const end = domain.charCodeAt(length - 1) === FULL_STOP ? length - 1 : length;
  const start = labelStart(domain, end);
  const match = { domain, start, section: 0, isException: false };
  const { rules } = reading;
  const { root } = rules;
  const topLevelDomain = domain.slice(start, end);
  let node = root.labels?.get(topLevelDomain);
  if (node === undefined) {
    addLines(topLevelDomain, rules);
    node = root.labels?.get(topLevelDomain);
  }
  if (root.wildcard) matchFrom(root.wildcard, start, reading, match);
  matchFrom(node, start, reading, match);
  return match;
}

/** Follows the labels of a domain, from right to left, to the first one without a node. */
function matchFrom(
  node: RuleNode | undefined,
  start: number,
  reading: Reading,
  match: Match,
): void {
  const { domain } = match;
  const { sections, wildcardParents } = reading;
  while (node) {
    const { labels, wildcard } = node;
    const parentOf = wildcardParents ? (wildcard?.rules ?? 0) : 0;
    const exceptions = (node.rules >> EXCEPTIONS) & sections;
    const rules = (node.rules | parentOf) & sections;
    if (exceptions !== 0) {
      // The public suffix is the exception without its first label.
      match.start = domain.indexOf('.', start) + 1;
      match.section = exceptions;
      match.isException = true;
    } else if (rules !== 0 && start <= match.start && !match.isException) {
      match.start = start;
      match.section = rules;
    }
    if (start === 0 || !(labels || wildcard)) return;
    const end = start - 1;
    start = labelStart(domain, end);
    if (wildcard) matchFrom(wildcard, start, reading, match);
    node = labels?.get(domain.slice(start, end));
  }
}
