// https://github.com/publicsuffix/list/wiki/Format#formal-algorithm

import type { PublicSuffixList, RuleTree } from '@urlkit/public-suffix-list';
import type { Reading } from './options.js';

/** The sections of a list, as bits. */
export const ICANN = 1;
export const PRIVATE = 2;

// The exceptions of a section have the bit of the section, shifted left by this.
const EXCEPTIONS = 2;

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

/**
 * Returns the offsets at which the labels of a domain start; null if a label is empty. A U+002E (.) at the end does not
 * count. Searching forwards with `indexOf` is several times as fast as `lastIndexOf`.
 */
export function labelStarts(domain: string): readonly number[] | null {
  const starts: number[] = [];
  let start = 0;
  for (let dot = domain.indexOf('.'); dot >= start; dot = domain.indexOf('.', start)) {
    if (dot === start) return null;
    starts.push(start);
    start = dot + 1;
  }
  if (start < domain.length) starts.push(start);
  return starts;
}

/** The result of the prevailing rule for a domain. */
export interface Match {
  readonly domain: string;
  readonly starts: readonly number[];
  /** The index of the first label of the public suffix. */
  label: number;
  /** The sections of the prevailing rule, as bits; 0 if no rule of the list matches, and the suffix is the last label. */
  section: number;
  /** Whether the rule is an exception, which prevails over all other rules. */
  isException: boolean;
}

/**
 * Applies the rules of a list to a domain.
 *
 * @param starts The offsets at which its labels start.
 */
export function matchRules(domain: string, starts: readonly number[], reading: Reading): Match {
  const last = starts.length - 1;
  const match = { domain, starts, label: last, section: 0, isException: false };
  const { rules } = reading;
  const { root } = rules;
  const end = domain.endsWith('.') ? domain.length - 1 : domain.length;
  const topLevelDomain = domain.slice(starts[last], end);
  let node = root.labels?.get(topLevelDomain);
  if (node === undefined) {
    addLines(topLevelDomain, rules);
    node = root.labels?.get(topLevelDomain);
  }
  if (root.wildcard) matchFrom(root.wildcard, last, reading, match);
  matchFrom(node, last, reading, match);
  return match;
}

/** Follows the labels of a domain, from right to left, to the first one without a node. */
function matchFrom(
  node: RuleNode | undefined,
  label: number,
  reading: Reading,
  match: Match,
): void {
  const { domain, starts } = match;
  const { sections, wildcardParents } = reading;
  while (node) {
    const { labels, wildcard } = node;
    const parentOf = wildcardParents ? (wildcard?.rules ?? 0) : 0;
    const exceptions = (node.rules >> EXCEPTIONS) & sections;
    const rules = (node.rules | parentOf) & sections;
    if (exceptions !== 0) {
      // The public suffix is the exception without its first label.
      match.label = label + 1;
      match.section = exceptions;
      match.isException = true;
    } else if (rules !== 0 && label <= match.label && !match.isException) {
      match.label = label;
      match.section = rules;
    }
    if (label === 0 || !(labels || wildcard)) return;
    const end = (starts[label] as number) - 1;
    label--;
    if (wildcard) matchFrom(wildcard, label, reading, match);
    node = labels?.get(domain.slice(starts[label], end));
  }
}
