// https://github.com/publicsuffix/list/wiki/Format#formal-algorithm

import type { PublicSuffixList, RuleTree } from '@urlkit/public-suffix-list';

/** The sections of a list, as bits. */
export const ICANN = 1;
export const PRIVATE = 2;

// The exceptions of a section have the bit of the section, shifted left by this.
const EXCEPTIONS = 2;

const LEFT_PARENTHESIS = 0x28;
const RIGHT_PARENTHESIS = 0x29;
const FULL_STOP = 0x2e;
const CAPITAL_A = 0x41;
const LEFT_BRACKET = 0x5b;

/** A label in the tree of rules, from the top-level domain on. */
export interface RuleNode {
  /** The sections in which a rule or an exception ends here. */
  rules: number;
  /** What is below this label, as it is in the list; null after it has been decoded. */
  trees: Tree[] | null;
  /** The labels before this one in rules. */
  labels: Map<string, RuleNode> | null;
  wildcard: RuleNode | null;
}

type Tree = readonly [section: number, text: RuleTree];

/** How a list is read. */
export interface Reading {
  readonly rules: RuleNode;
  /** The sections whose rules are used, as bits. */
  readonly sections: number;
  readonly wildcardParents: boolean;
}

const roots = /* @__PURE__ */ new WeakMap<PublicSuffixList, RuleNode>();

/**
 * Returns the root of the rules of a list.
 *
 * @throws {TypeError} If the argument is not a list, for example its text.
 */
export function rulesOf(list: PublicSuffixList): RuleNode {
  let root = roots.get(list);
  if (root === undefined) {
    if (typeof list?.icann !== 'string' || typeof list.private !== 'string') {
      throw new TypeError('options.list must be a list, as returned by parsePublicSuffixList');
    }
    root = createNode();
    root.trees = [
      [ICANN, list.icann],
      [PRIVATE, list.private],
    ];
    roots.set(list, root);
  }
  return root;
}

function createNode(): RuleNode {
  return { rules: 0, trees: null, labels: null, wildcard: null };
}

// What a label shares with the one before it, what follows that, and whether other labels are below it.
const BRANCH = /([,A-Z]?)([^,A-Z()[]*)([([]?)/y;

/** Decodes what is below a label. */
function decode(node: RuleNode, trees: readonly Tree[]): void {
  node.trees = null;
  for (const [section, text] of trees) addLabels(node, section, text);
}

function addLabels(node: RuleNode, section: number, text: RuleTree): void {
  let label = '';
  let end = 0;
  while (end < text.length) {
    BRANCH.lastIndex = end;
    const [, shared = '', rest = '', mark = ''] = BRANCH.exec(text) ?? [];
    label = label.slice(0, sharedLength(shared)) + rest;
    const below = BRANCH.lastIndex;
    end = mark === '' ? below : findClosing(text, below);
    const isException = label.startsWith('!');
    const child = childOf(node, isException ? label.slice(1) : label);
    if (mark !== '[') child.rules |= isException ? section << EXCEPTIONS : section;
    if (mark !== '') {
      child.trees ??= [];
      child.trees.push([section, text.slice(below, end)]);
      end++;
    }
  }
}

// A comma stands for nothing, A for one code unit.
function sharedLength(letter: string): number {
  return letter < 'A' ? 0 : letter.charCodeAt(0) - CAPITAL_A + 1;
}

// Returns the offset of the parenthesis that closes the one before an offset.
function findClosing(text: RuleTree, start: number): number {
  let depth = 1;
  let at = start;
  for (; at < text.length; at++) {
    const c = text.charCodeAt(at);
    if (c === LEFT_PARENTHESIS || c === LEFT_BRACKET) depth++;
    else if (c === RIGHT_PARENTHESIS && --depth === 0) break;
  }
  return at;
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
  const { rules: root } = reading;
  if (root.trees !== null) decode(root, root.trees);
  if (root.wildcard) matchFrom(root.wildcard, start, reading, match);
  matchFrom(root.labels?.get(domain.slice(start, end)), start, reading, match);
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
    if (node.trees !== null) decode(node, node.trees);
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
