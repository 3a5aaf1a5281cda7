// Names that begin like another one: `paypal.com.evil.example`.

import { splitDomain } from '@urlkit/public-suffix/host';
import { findKnownLabel } from './known-labels.js';
import { type JudgedDomain, rangeOfLabels } from './name-context.js';
import type { NameFinding } from './name-finding.js';
import { CREDENTIALS, HELPFUL, INFRASTRUCTURE, isContentNetwork, SERVICE } from './name-tables.js';
import { SLASH_LIKE } from './slash-like.js';

const ENDING = /* @__PURE__ */ new RegExp(`^([a-z]{2,})(?:$|-(?!-)|${SLASH_LIKE})`);

interface Imitated {
  readonly name: string;
  readonly suffix: string;
  readonly label: string;
}

/** Finds the name that the labels before the registrable domain imitate. */
export function findImitation(domain: JudgedDomain): NameFinding[] {
  const { labels, parts } = domain;
  const { registrableDomain: owner } = parts;
  if (owner === null) return [];
  const ownAt = labels.length - owner.split('.').length;
  let found: (NameFinding & { readonly label: string }) | null = null;
  for (let at = 0; at <= ownAt; at++) {
    const label = labels[at] ?? '';
    const [, ending] = ENDING.exec(label) ?? [];
    // The label of the owner is only an ending if more follows in it.
    if (ending === undefined || (at === ownAt && ending === label)) continue;
    const imitated = readEnding([...labels.slice(0, at), ending], domain);
    if (imitated === null) continue;
    const severity = severityOf(imitated, domain, at, ownAt);
    if (severity === null) continue;
    // `amazon.co.uk` rather than `amazon.co`.
    const isLonger = found !== null && found.label === imitated.label;
    if (found !== null && rank(found.severity) >= rank(severity) && !isLonger) continue;
    const first = at + 1 - imitated.name.split('.').length;
    found = {
      label: imitated.label,
      name: 'imitated-name',
      severity,
      ...rangeOfLabels(domain, Math.max(first, 0), at + 1),
      message: `The name begins like \`${imitated.name}\`, but belongs to \`${owner}\`.`,
    };
  }
  if (found === null) return [];
  const { label, ...finding } = found;
  return [finding];
}

function rank(severity: NameFinding['severity']): number {
  return ['note', 'warning', 'error'].indexOf(severity);
}

/** Reads labels as a name that ends in a public suffix; null if they do not, or are only a common word before one. */
function readEnding(labels: readonly string[], { list }: JudgedDomain): Imitated | null {
  const host = { kind: 'domain', value: labels.join('.') } as const;
  const parts = splitDomain(host, { list, section: 'icann' });
  if (parts === null || parts.section === null) return null;
  const { registrableDomain, publicSuffix, label } = parts;
  if (registrableDomain !== null)
    return { name: registrableDomain, suffix: publicSuffix, label: label ?? '' };
  return publicSuffix.includes('.')
    ? { name: publicSuffix, suffix: publicSuffix, label: '' }
    : null;
}

function severityOf(
  { label, suffix }: Imitated,
  { parts, labels, knownNames }: JudgedDomain,
  at: number,
  ownAt: number,
): NameFinding['severity'] | null {
  const owner = parts.registrableDomain ?? '';
  if (label !== '' && label === parts.label) return null;
  const isKnown = label !== '' && findKnownLabel(label, knownNames) !== null;
  const isGovernment = /^gov?\b|\bgob\b|^mil\b/.test(suffix);
  if (label === '' && !isGovernment) return null;
  if (!isKnown && SERVICE.test(label)) return null;
  const isClear = isKnown || isGovernment || /^(?:com|org|edu)$|\../.test(suffix);
  // The owner of a known name uses words that are also endings: `safelinks.protection.outlook.com`.
  if (!isClear && knownNames.includes(owner)) return null;
  if (!isClear) return suffix === 'net' || asksFor(labels, at, ownAt) ? 'warning' : 'note';
  if (isContentNetwork(owner) || isAcademic(parts.publicSuffix)) return 'note';
  const after = [...labels.slice(at + 1, ownAt), parts.label ?? ''];
  if (at < ownAt && after.some((one) => INFRASTRUCTURE.test(one))) return 'warning';
  return 'error';
}

// A label such as `de` is often a language. A site begins with `www`, or asks for something before it or after it.
function asksFor(labels: readonly string[], at: number, ownAt: number): boolean {
  const before = labels.slice(0, at).flatMap((label) => label.split('-').slice(1));
  const after = labels.slice(at + 1, ownAt + 1).flatMap((label) => label.split('-'));
  return labels[0] === 'www' || [...before, ...after].some((word) => CREDENTIALS.test(word));
}

function isAcademic(suffix: string): boolean {
  return /^(?:edu|ac|gov|mil)(?:\.|$)/.test(suffix);
}

/** Finds a known label beside a word such as `login` in a name of somebody else, and a label that looks like a known one. */
export function findKnownWords(domain: JudgedDomain): NameFinding[] {
  const { labels, parts, knownNames } = domain;
  const { registrableDomain: owner, label: own } = parts;
  if (owner === null) return [];
  const count = labels.length - parts.publicSuffix.split('.').length;
  return labels.slice(0, count).flatMap((label, at): NameFinding[] => {
    const tokens = label.split('-');
    const asks = tokens.some((token) => CREDENTIALS.test(token));
    const range = rangeOfLabels(domain, at, at + 1);
    for (const token of tokens) {
      const known = token.length < SHORTEST_WORD ? null : findKnownLabel(token, knownNames);
      if (known === null) continue;
      if (known === own) {
        if (label !== own || token !== own || !HELPFUL.test(parts.publicSuffix)) continue;
        const message = `\`${owner}\` need not belong to \`${known}\`: anyone can register names under \`.${parts.publicSuffix}\`.`;
        return [{ name: 'imitated-name', severity: 'warning', ...range, message }];
      }
      if (known !== token) {
        const message = `\`${token}\` looks like \`${known}\`, but \`${owner}\` is another name, which anyone could register.`;
        return [{ name: 'look-alike-host', severity: 'error', ...range, message }];
      }
      if (!asks || tokens.length < 2) continue;
      const message = `The name has \`${known}\` in it, but \`${owner}\` is another name, which anyone could register.`;
      return [{ name: 'imitated-name', severity: 'warning', ...range, message }];
    }
    return [];
  });
}

/** Shorter words occur in too many names. */
const SHORTEST_WORD = 5;
