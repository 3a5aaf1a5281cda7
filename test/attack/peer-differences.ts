// Where other programs differ from the standard. A difference that is not listed fails; so does an entry whose example
// no longer differs.

import { toASCII, toUnicode } from 'tr46';
import type { Assignment } from '../support/arbitraries.js';
import type { Observation } from '../support/oracle.js';
import type { Peer } from './peers.js';

/** A step of a run after which a program and urlkit differ. */
export interface Step {
  /** `parse`, `set` or a method of the parameters. */
  readonly kind: string;
  readonly values: readonly string[];
  /** What was changed: for `parse` the base, or else the URL as urlkit had it. */
  readonly before: string;
  readonly ours: Observation | null;
  readonly theirs: Partial<Observation> | null;
}

export interface Difference {
  readonly peers: readonly Peer['name'][];
  /** What they do, and what the standard says. */
  readonly why: string;
  readonly example: readonly [input: string, base: string | null, ...assignments: Assignment[]];
  readonly isIt: (step: Step) => boolean;
}

/** The text that is parsed, or the value that is set. */
const textOf = ({ values }: Step): string => values.at(-1) ?? '';

/** What is parsed, its base, and what is set, without tabs and newlines. */
const allTextOf = (step: Step): string =>
  `${step.before} ${textOf(step)}`.replace(/[\t\n\r]+/g, '');

const hrefOf = (seen: Partial<Observation> | null): string => seen?.href ?? '';

const hrefsOf = ({ before, ours, theirs }: Step): string[] =>
  [before.replace(/[\t\n\r]+|^[\0- ]+/g, ''), hrefOf(ours), hrefOf(theirs)].filter(Boolean);

/** Whether urlkit refuses what the other program takes. */
const isRefused = ({ before, ours, theirs }: Step): boolean =>
  (ours === null || ours.href === before) && theirs !== null;

const isFile = ({ ours, theirs }: Step): boolean =>
  [ours, theirs].some((seen) => seen?.protocol === 'file:');

const isSpecial = (url: string): boolean => /^(?:https?|wss?|ftp|file):/i.test(url);

/** Whether one of the URLs before and after is special, or none. */
const someSpecial = (step: Step): boolean => hrefsOf(step).some(isSpecial);
const allSpecial = (step: Step): boolean => hrefsOf(step).every(isSpecial);

const sets = ({ kind, values }: Step, ...attributes: readonly string[]): boolean =>
  kind === 'set' && attributes.includes(values[0] ?? '');

/** Whether the URLs are the same after a change of ours. */
const isSameAfter = ({ ours, theirs }: Step, change: (href: string) => string): boolean =>
  ours !== null && change(hrefOf(ours)) === hrefOf(theirs);

// The checks of a label alone pass, and those of all labels with the Bidi rule fail.
function breaksBidiRule(url: string): boolean {
  const decoded = domainOf(url);
  if (!/[\u0590-\u08FF]/.test(decoded)) return false;
  return isNoDomain(decoded, true) && !isNoDomain(decoded, false);
}

/** The domain of a URL, in Unicode. */
function domainOf(url: string): string {
  const domain =
    /^[a-z]+:[/\\]*(?:[^/\\?#]*@)?([^/\\?#:]*)/i.exec(
      url.replace(/[\t\n\r]+|^[\0- ]+/g, ''),
    )?.[1] ?? '';
  return toUnicode(decode(domain), { ignoreInvalidPunycode: true }).domain;
}

function isNoDomain(domain: string, checkBidi: boolean): boolean {
  return toASCII(domain, { checkBidi, ignoreInvalidPunycode: true }) === null;
}

function decode(text: string): string {
  return text.replace(/(?:%[\dA-F]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );
}

/** Of Node 26 and of Ada, which it has. */
const ofAda: readonly Difference[] = [
  {
    peers: ['Node 26'],
    why: 'A change parses the whole URL, which changes hosts and drive letters that a change of the scheme made.',
    example: ['http://h/C|/', null, ['protocol', 'file'], ['search', 'a']],
    isIt: ({ kind, before }) =>
      kind !== 'parse' && /^file:\/\/(?:localhost\/|[^/]*\/[A-Za-z]\|)/.test(before),
  },
  {
    peers: ['Ada'],
    why: 'A drive letter alone, resolved against a file URL, counts as an opaque path, which setters leave as it is, whatever the scheme becomes.',
    example: ['C|', 'file:///', ['pathname', 'x']],
    isIt: ({ before, theirs }) =>
      before === theirs?.href && /^[a-z]+:\/\/[^/]*\/[A-Za-z]:/.test(before),
  },
  {
    peers: ['Node 26', 'Ada'],
    why: 'The Bidi rule is checked for labels with right-to-left characters only, not for all labels of their domain.',
    example: ['http://1.א/', null],
    isIt: (step) => isRefused(step) && [step.before, hrefOf(step.theirs)].some(breaksBidiRule),
  },
];

const ofRust: readonly Omit<Difference, 'peers'>[] = [
  {
    why: 'A label in Punycode that is none is refused, as an older standard had it.',
    example: ['http://xn--a/', null],
    isIt: (step) =>
      (step.theirs === null || step.theirs.href === step.before) &&
      someSpecial(step) &&
      /xn--/i.test(allTextOf(step)),
  },
  {
    why: 'The path of a file URL loses slashes at its start, as an older standard had it.',
    example: ['file:////a', null],
    isIt: (step) => isFile(step) && /^\/\//.test(step.ours?.pathname ?? ''),
  },
  {
    why: 'A backslash is a slash in URLs that are not special.',
    example: ['\\b', 'a:/b'],
    isIt: (step) => !allSpecial(step) && allTextOf(step).includes('\\'),
  },
  {
    why: 'A double-dot segment removes no drive letter, wherever it is.',
    example: ['http://h/C:/..', null],
    isIt: (step) => /\/[A-Za-z][:|]/.test(step.theirs?.pathname ?? ''),
  },
  {
    why: 'A | stays in the drive letter of a file URL that has a base.',
    example: ['file:///C|', 'http://h/'],
    isIt: (step) => isFile(step) && /[A-Za-z]\|/.test(allTextOf(step)),
  },
  {
    why: 'A file URL with a drive letter loses its host, as an older standard had it.',
    example: ['file://h/C:/', null],
    isIt: (step) => isFile(step) && /^file:\/\/\/[A-Za-z]:/.test(hrefOf(step.theirs)),
  },
  {
    why: 'U+005E (^) in paths stays, as an older standard had it.',
    example: ['http://h/^', null],
    isIt: ({ ours, theirs }) =>
      hrefOf(ours).replace(/%5E/g, '^') === hrefOf(theirs).replace(/%5E/g, '^'),
  },
  {
    why: 'A space at the end of an opaque path stays if a query or a fragment follows, as an older standard had it.',
    example: ['a:b ?c', null],
    isIt: (step) => isSameAfter(step, (href) => href.replace(/%20(?=[?#])/, ' ')),
  },
  {
    why: 'Credentials or a port may come without a host in URLs that are not special.',
    example: ['a://:@/', null],
    isIt: (step) =>
      isRefused(step) &&
      !allSpecial(step) &&
      (step.theirs?.hostname === '' ||
        /^[^/]+:\/\/(?:[^/?#]*@|:[^/?#]*)(?:[/?#]|$)/.test(step.before.replace(/[\t\n\r]+/g, ''))),
  },
  {
    why: 'A path that begins with two slashes neither gets nor loses the segment that hides them.',
    example: ['a:/.//b', null, ['hostname', 'h']],
    isIt: ({ kind, before, ours }) =>
      kind === 'set' && [before, hrefOf(ours)].some((url) => /^[^/:]+:\/\.\//.test(url)),
  },
  {
    why: 'A path cannot become empty.',
    example: ['a:///b', null, ['pathname', '']],
    isIt: (step) => sets(step, 'pathname') && step.ours?.pathname === '',
  },
  {
    why: 'An empty host is set where it cannot be, and is not set where it can.',
    example: ['file://h/', null, ['host', '?']],
    isIt: (step) =>
      sets(step, 'host', 'hostname') &&
      [step.ours, step.theirs].some((seen) => seen?.hostname === ''),
  },
  {
    why: 'Tabs and newlines at the start of a path or a port count.',
    example: ['http://h:81/', null, ['port', '\t']],
    isIt: (step) => sets(step, 'pathname', 'port') && /^[\t\n\r]/.test(textOf(step)),
  },
  {
    why: 'The scheme of a special URL cannot become file.',
    example: ['http://h/', null, ['protocol', 'file']],
    isIt: (step) => sets(step, 'protocol') && /^file\b/i.test(textOf(step)),
  },
  {
    why: 'Three slashes before the host are refused in a reference to a special base.',
    example: ['///h', 'http://b/'],
    isIt: (step) =>
      step.kind === 'parse' &&
      step.theirs === null &&
      allSpecial(step) &&
      /^[\0- ]*(?:[\t\n\r]*[/\\]){3}/.test(textOf(step)),
  },
];

const ofOlderUnicode: Difference = {
  peers: ['Node 26', 'Ada'],
  why: 'Characters of Unicode 18 are not assigned, because the version of Unicode is older.',
  example: ['http://\u{1F7FF}/', null],
  isIt: (step) => {
    const isRefusedThere = step.theirs === null || step.theirs.href === step.before;
    return isRefusedThere && hrefsOf(step).some((url) => /\p{Unassigned}/u.test(domainOf(url)));
  },
};

/** All of them. */
export const differences: readonly Difference[] = [
  ofOlderUnicode,
  ...ofAda,
  ...ofRust.map((difference): Difference => ({ ...difference, peers: ['Rust'] })),
];
