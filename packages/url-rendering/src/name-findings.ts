import { type Host, serializeHost } from '@urlkit/host';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { registrableDomain, splitDomain } from '@urlkit/public-suffix/host';
import { type ComponentRanges, componentRanges, parseURL } from '@urlkit/url-parser';
import { isSpecial, type URLRecord } from '@urlkit/url-record';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { displayHost } from './display-host.js';
import { findImitation, findKnownWords } from './imitated-names.js';
import { findKnownLabel } from './known-labels.js';
import { findLookalike } from './known-names.js';
import { explainLabels } from './label-reasons.js';
import { unwrapURL } from './link-wrappers.js';
import { type JudgedDomain, judgedDomain, rangeOfLabels } from './name-context.js';
import type { NameFinding } from './name-finding.js';
import { actionOf, isShortener, LOCAL_ENDING, REDIRECTOR } from './name-tables.js';
import { numberOf } from './numbers.js';
import { type NameFindingOptions, readNameOptions } from './rendering-options.js';
import { skeletonOf } from './skeletons.js';
import { SLASH_LIKE } from './slash-like.js';
import { findMistyped } from './typing-slips.js';
import { wellKnownNames } from './well-known-names.js';
import { findInnerCode, findWrappedTargets, withoutRemoved } from './wrapped-targets.js';
import { findHiddenCharacters } from './written-characters.js';

interface Input {
  readonly input: string;
  readonly url: Readonly<URLRecord>;
  readonly ranges: ComponentRanges;
  readonly knownNames: readonly string[];
  readonly list: NameFindingOptions['list'];
}

/**
 * Finds out whose name a URL has, and what in it deceives people about that.
 *
 * @param url A URL in any form. Letters are judged as they are written.
 * @returns The findings, the worst first. If a string does not parse, there are only those about its characters.
 */
export function nameFindings(url: URLInput, options?: NameFindingOptions): readonly NameFinding[] {
  return findingsIn(urlStringOf(url), options, true);
}

function findingsIn(
  input: string,
  options: NameFindingOptions | undefined,
  readsTargets: boolean,
): readonly NameFinding[] {
  const { base, knownNames = wellKnownNames, list } = readNameOptions(options);
  const record = parseURL(input, { base });
  const ranges = componentRanges(input, { base });
  const found = findHiddenCharacters(input);
  if (record !== null && ranges !== null) {
    const judged = { input, url: record, ranges, knownNames, list };
    found.push(...aboutAction(record, input), ...aboutHost(judged));
    if (readsTargets) found.push(...aboutInnerCode(judged), ...aboutTargets(judged, options));
  }
  const order = ['error', 'warning', 'note'];
  return found.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

function aboutAction({ scheme }: Readonly<URLRecord>, input: string): NameFinding[] {
  const text = withoutRemoved(input.slice(0, MOST_CODE_UNITS)).toLowerCase();
  const action = actionOf(text);
  if (action === null || !text.startsWith(`${scheme}:`)) return [];
  return [{ name: 'active-scheme', ...action, start: 0, end: scheme.length + 1 }];
}

/** The longest part of a component that is looked at, as a person would. */
const MOST_CODE_UNITS = 500;

function aboutHost(judged: Input): NameFinding[] {
  const { url, ranges, input, knownNames, list } = judged;
  // A host of the base URL is not in the input.
  if (url.host === null || ranges.host === null || !isSpecial(url)) return [];
  const username = aboutUsername(judged, url.host);
  if (url.host.kind !== 'domain') return username;
  const written = input.slice(ranges.host.start, ranges.host.end);
  const range = ranges.host;
  const domain = judgedDomain(url.host.value, { written, range, knownNames, list });
  if (domain === null) return username;
  const alike = aboutLookalikes(domain, url.host);
  const imitation = findImitation(domain);
  return [
    ...username,
    ...alike,
    ...imitation,
    ...(alike.length + imitation.length > 0
      ? []
      : [...findKnownWords(domain), ...aboutMistyped(domain)]),
    ...aboutEnding(domain),
    ...aboutShortLink(domain, url),
    ...aboutOwner(domain),
  ];
}

function aboutOwner(domain: JudgedDomain): NameFinding[] {
  const { registrableDomain: owner, section } = domain.parts;
  if (owner === null || section === null) return [];
  const range = rangeOfLabels(
    domain,
    domain.labels.length - owner.split('.').length,
    domain.labels.length,
  );
  const message = `The name belongs to whoever registered \`${owner}\`.`;
  return [{ name: 'registrable-domain', severity: 'note', ...range, message }];
}

// What looks like a slash, a question mark or a port ends what looks like a host.
const HOST_END = /* @__PURE__ */ new RegExp(`[/\\\\?#:&;,\\s]|${SLASH_LIKE}`);

/** The username, if people would take it for the host. */
function aboutUsername({ input, url, ranges, list, knownNames }: Input, host: Host): NameFinding[] {
  const { username: range } = ranges;
  if (range === null || !/^(?:https?|wss?|ftp)$/.test(url.scheme)) return [];
  const written = input.slice(range.start, Math.min(range.end, range.start + MOST_CODE_UNITS));
  const text = decoded(written);
  const name = text.split(HOST_END, 1)[0] ?? '';
  const domain = name.toLowerCase().replace(/\.$/, '');
  if (!/^[^\s.]+(?:\.[^\s.]+)+$/.test(domain)) return [];
  const claimed = { kind: 'domain', value: domain } as const;
  const parts = splitDomain(claimed, { list, section: 'icann' });
  if (!parts?.registrableDomain || parts.registrableDomain === registrableDomain(host, { list }))
    return [];
  const isKnown = parts.section !== null || LOCAL_ENDING.test(parts.publicSuffix);
  if (!isKnown) return [];
  const isClear =
    name !== text ||
    findKnownLabel(parts.label, knownNames) !== null ||
    /^www\./.test(domain) ||
    /^(?:com|org|net|edu|gov)$|\./.test(parts.publicSuffix);
  const shown = text === name ? name : text.slice(0, name.length + 1);
  const message = `\`${quoted(shown)}\` is a username; the host is \`${shownHost(host)}\`.`;
  const severity = isClear && url.scheme !== 'ftp' ? 'error' : 'warning';
  return [{ name: 'host-like-username', severity, ...range, message }];
}

/** Returns a text without percent-encoding, with U+002E (.) for the dots that IDNA maps to it. */
function decoded(written: string): string {
  return utf8PercentDecode(written).replace(/[。．｡]/g, '.');
}

/** Returns a text in which nothing ends what is between U+0060 (`). */
function quoted(text: string): string {
  return text.replace(/`/g, "'");
}

function shownHost(host: Host): string {
  return quoted(host.kind === 'domain' ? displayHost(host).text : serializeHost(host));
}

function aboutLookalikes(domain: JudgedDomain, host: Host): NameFinding[] {
  const { knownNames, ascii } = domain;
  const { asciiLabels, lookalike } = displayHost(host, { knownNames });
  const known = lookalike ?? writtenLookalike(domain);
  if (known !== null) return [lookalikeOf(known, domain, 'error')];
  const labels = ascii.split('.');
  if (asciiLabels.length === 0) return aboutFirstLetters(domain);
  return asciiLabels.map((one): NameFinding => {
    const at = labels.indexOf(one.label);
    const unicode = domain.labels[at] ?? '';
    const reason = explainLabels([one]);
    const skeleton = skeletonOf(unicode);
    const isImitation = one.reason === 'mixed-scripts' && /^[\0-\x7F]*$/.test(skeleton);
    const said = isImitation
      ? `It looks like \`${skeleton}\`, but is \`${one.label}\`.${oddCharacters(unicode)}`
      : `\`${quoted(unicode)}\`: ${reason}.${oddCharacters(unicode)}`;
    const message =
      one.reason === 'invalid'
        ? `${reason.replace(one.label, '`$&`')}. Ask whoever wrote it for the name in its own letters.`
        : said;
    const severity = isImitation ? 'error' : 'warning';
    return { name: 'look-alike-host', severity, ...rangeOfLabels(domain, at, at + 1), message };
  });
}

/** A small l looks like a capital I, with which people write some names: `lnstagram`. */
function aboutFirstLetters(domain: JudgedDomain): NameFinding[] {
  const { parts, knownNames } = domain;
  const owner = parts.registrableDomain ?? '';
  const folded = owner.replace(/l/g, 'i');
  const known = knownNames.find((name) => name.replace(/l/g, 'i') === folded);
  if (known === undefined || knownNames.includes(owner)) return [];
  return [lookalikeOf(known, domain, 'warning')];
}

function aboutMistyped(domain: JudgedDomain): NameFinding[] {
  const known = findMistyped(domain.parts.registrableDomain ?? '', domain.knownNames);
  return known === null ? [] : [lookalikeOf(known, domain, 'warning')];
}

function lookalikeOf(
  known: string,
  { ascii, labels, range }: JudgedDomain,
  severity: NameFinding['severity'],
): NameFinding {
  const message = `It looks like \`${known}\`, but is \`${ascii}\`.${oddCharacters(labels.join('.'))}`;
  return { name: 'look-alike-host', severity, ...range, message };
}

const MOST_CHARACTERS = 8;

/** Names the characters of a label that are not ASCII. */
function oddCharacters(label: string): string {
  const found = Array.from(new Set(label)).filter((character) => character > '\x7F');
  if (found.length === 0 || found.length > MOST_CHARACTERS) return '';
  return ` It has ${found.map((one) => `\`${one}\` (${numberOf(one)})`).join(', ')}.`;
}

/** The known name that the written letters look like: a capital I looks like a small l. */
function writtenLookalike({ written, ascii, knownNames }: JudgedDomain): string | null {
  const text = decoded(written);
  if (!text.includes('I') || text.toLowerCase().replace(/\.$/, '') !== ascii) return null;
  if (knownNames.some((name) => `.${ascii}`.endsWith(`.${name}`))) return null;
  const read = text.toLowerCase();
  // Each capital I may be meant as one.
  const isRead = (name: string): boolean => {
    const start = read.length - name.length;
    return (
      start >= 0 &&
      (start === 0 || read[start - 1] === '.') &&
      Array.from(name).every(
        (letter, index) =>
          letter === read[start + index] || (letter === 'l' && text[start + index] === 'I'),
      )
    );
  };
  return (
    knownNames.find(isRead) ?? findLookalike(text.replace(/I/g, 'l').toLowerCase(), knownNames)
  );
}

function aboutEnding(domain: JudgedDomain): NameFinding[] {
  const { parts, labels, range } = domain;
  const ending = labels[labels.length - 1] ?? '';
  if (parts.section !== null || labels.length < 2 || LOCAL_ENDING.test(ending)) return [];
  const meant =
    COMMON_ENDINGS.find((one) => lettersOf(one) === lettersOf(ending)) ??
    (/^.o[mn]$|^c.m$|^co.$/.test(ending) ? 'com' : null);
  const hint = meant === null ? '' : ` Perhaps \`.${meant}\` is meant.`;
  const message = `\`.${ending}\` is not a known ending.${hint}`;
  const start = range.end - ending.length;
  const at = start < range.start ? range : { start, end: range.end };
  return [{ name: 'unknown-ending', severity: 'warning', ...at, message }];
}

const COMMON_ENDINGS = ['com', 'org', 'net', 'edu', 'gov'] as const;

/** Returns the letters of a text in their order in the alphabet: `ogr` has those of `org`. */
function lettersOf(text: string): string {
  return Array.from(text).sort().join('');
}

function aboutShortLink(
  { ascii, range }: JudgedDomain,
  { path }: Readonly<URLRecord>,
): NameFinding[] {
  if (!isShortener(ascii.replace(/^www\./, '')) || !path[0]) return [];
  const message = 'This is a short link. It does not say where it leads.';
  return [{ name: 'short-link', severity: 'warning', ...range, message }];
}

/** The longest part of code in a message. */
const MOST_CODE = 60;

function aboutInnerCode({ input, url, ranges }: Input): NameFinding[] {
  if (url.host === null || !isSpecial(url)) return [];
  const start = (ranges.path ?? ranges.query ?? ranges.fragment)?.start ?? input.length;
  return findInnerCode(input.slice(start), start).map(({ url: target, inside, ...range }) => {
    const code = target.length > MOST_CODE ? `${target.slice(0, MOST_CODE)}…` : target;
    const message = `If the site opens \`${quoted(code)}\`, ${inside}`;
    return { name: 'active-scheme', severity: 'error', ...range, message, target };
  });
}

/** The URLs inside the URL that are on other sites. */
function aboutTargets(
  { input, url, ranges, list }: Input,
  options: NameFindingOptions | undefined,
): NameFinding[] {
  const start = ranges.path?.start ?? ranges.query?.start;
  if (url.host === null || start === undefined || !isSpecial(url)) return [];
  const tail = input.slice(start, ranges.query?.end ?? ranges.path?.end);
  const place = `${serializeHost(url.host)}${input.slice(start, ranges.path?.end ?? start)}`;
  const isRedirector =
    unwrapURL(input) !== null || REDIRECTOR.test(place.slice(0, MOST_CODE_UNITS));
  const siteOf = (host: Host): string => registrableDomain(host, { list }) ?? serializeHost(host);
  const here = siteOf(url.host);
  const targets = findWrappedTargets(tail, start, url.scheme);
  return targets.flatMap(({ url: target, ...range }): NameFinding[] => {
    const host = parseURL(target)?.host ?? null;
    if (host === null || siteOf(host) === here) return [];
    const inside = findingsIn(target, options, false)
      .filter(({ severity }) => severity === 'error')
      .map((one) => ({ ...one, ...range, message: `A URL is in it. ${one.message}`, target }));
    const message = isRedirector
      ? `It leads on to a URL that is in it, at \`${shownHost(host)}\`.`
      : `A URL is in it, at \`${shownHost(host)}\`.`;
    const severity = isRedirector ? 'warning' : 'note';
    return [...inside, { name: 'wrapped-target', severity, ...range, message, target }];
  });
}
