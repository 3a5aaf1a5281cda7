// What is to be said about an input, in words: whether it parses, who would connect elsewhere, and what its host is.

import { type Host, parseHost, serializeHost } from '@urlkit/host';
import { localReference } from '@urlkit/host-policy';
import { addressClass, type HostRefusal, isGloballyReachable } from '@urlkit/host-policy/host';
import { domainToUnicode } from '@urlkit/idna';
import type { Range } from '@urlkit/infra';
import type { Doubt, ReaderReading, ReadingsComparison } from '@urlkit/url-editions';
import { parseURL } from '@urlkit/url-parser';
import type { NameFinding, NameFindingName } from '@urlkit/url-rendering';
import { serializeURL } from '@urlkit/url-serializer';
import { applyFixes, relevantDiagnostics, type ValidationReport } from '@urlkit/url-validation';
import { deceives, isAboutFalseOwner } from './deceives.js';
import { type Group, groupReadings } from './group-readings.js';
import { isAboutText, isInText, linksInText } from './links-in-text.js';
import { enumerated } from './listed.js';
import { isOwnComputer } from './own-computer.js';
import { placeInWords, rangeOf } from './places.js';

/** A sentence. What comes from the input is apart, so that it is shown as such. */
type Sentence = readonly (string | { readonly code: string })[];

export interface Finding {
  /** Only what was checked is good. That programs agree says nothing about the place. */
  readonly kind: 'bad' | 'warn' | 'good' | 'plain';
  readonly title: string;
  /** Who connects where, if this is what the finding is about. */
  readonly places?: Sentence;
  readonly details: Sentence;
  /** What the author may have meant instead of the input. */
  readonly corrected?: string;
  /** A URL in the input to look at. */
  readonly inside?: string;
  /** Whether it deceives people about where it leads. */
  readonly deceives?: boolean;
  /** A page that says more. */
  readonly link?: string;
  /** The characters of the input that it is about. */
  readonly at?: Range;
}

/** An input, and what was found out about it. */
export interface Examined {
  readonly url: string;
  readonly report: ValidationReport;
  /** Where programs would connect; null if this is not known. */
  readonly programs: ReadingsComparison | null;
  /** Whose name it is; null if this is not known. */
  readonly names: readonly NameFinding[] | null;
}

/**
 * Returns what is to be said about an input. What does most harm is first, and what is in doubt is last.
 *
 * @param nameOf Returns the name of a reader to show.
 */
export function findingsOf(
  { url, report, programs, names }: Examined,
  nameOf: (reader: string) => string,
): readonly Finding[] {
  const host = report.url?.host ?? null;
  const about = (
    names === null ? [unchecked] : names.flatMap((found) => aboutName(url, found))
  ).filter(isFirstInside);
  const isAlarm = ({ kind }: Finding): boolean => kind === 'bad';
  const isText = report.hints.some(isAboutText);
  const between = isText
    ? []
    : programs === null
      ? uncompared(host)
      : connections(programs, report, nameOf);
  const isDeceptive = names?.some(deceives) ?? false;
  // What the author of code may have meant does not matter.
  const isCode = names?.some((found) => found.name === 'active-scheme' && deceives(found));
  const intended = isCode ? [] : meant(url, report, isDeceptive);
  const isRead = !isText && (programs?.readings.some(isLiving) ?? true);
  const failed = isRead ? failure(url, report) : [];
  // Advice about a URL that does not parse is for those that deceive nobody.
  const isFirst = ({ deceives, at }: Finding): boolean => deceives === true || at !== undefined;
  const said = new Set([
    ...(isText ? intended : []),
    ...(failed.length === 0 ? [] : about.filter(isFirst)),
    ...failed,
    ...about.filter(isAlarm),
    ...(isDeceptive || between.length === 0 ? [] : backslashes(url, report)),
    ...between.filter(isAlarm),
    ...(isMeant(host, report) ? [...reach(host, url), ...addressInName(host)] : []),
    ...localFile(report),
    ...about.filter(({ kind }) => kind === 'warn'),
    ...(isText ? [] : intended),
    ...about.filter(({ kind }) => kind === 'plain'),
    ...between.filter((finding) => !isAlarm(finding)),
  ]);
  const found = Array.from(said);
  const forms = about.some(isAlarm) ? [] : inUnicode(host);
  const isCalm = found.every(({ kind }) => kind === 'plain');
  const answer = isCalm ? [agreement(report.url, programs, nameOf, found.length === 0)] : [];
  return adviseOnce([
    ...answer,
    ...found,
    ...forms,
    ...(found.some(isAlarm) ? [] : around(url, report)),
  ]);
}

const REFUSE = ' If a program opens links that users send, it should not open this one.';
const KNOW_OWNER = ' Open it only if you know who owns it.';

/** Leaves advice out that was given before. */
export function adviseOnce(
  findings: readonly Finding[],
  said: Set<string> = new Set(),
): readonly Finding[] {
  const isNew = (part: Sentence[number]): boolean => {
    if (part !== REFUSE && part !== KNOW_OWNER) return true;
    const isFirst = !said.has(part);
    said.add(part);
    return isFirst;
  };
  return findings.map((finding) => ({ ...finding, details: finding.details.filter(isNew) }));
}

/** Whether nothing before says more about the URL inside. */
function isFirstInside({ inside }: Finding, index: number, all: readonly Finding[]): boolean {
  return inside === undefined || all.findIndex((other) => other.inside === inside) === index;
}

const unchecked: Finding = {
  kind: 'warn',
  title: 'Not checked yet.',
  details: ['Who owns the name has not been looked up.'],
};

function uncompared(host: Host | null): Finding[] {
  if (host === null || host.kind === 'empty') return [];
  const name = { code: serializeHost(host) };
  const details = ['The standard reads the host ', name, '. Programs may read another one.'];
  return [{ kind: 'warn', title: 'Not compared.', details }];
}

// The page loads the living edition, which has this name, after its first drawing.
function isLiving({ reader }: ReaderReading): boolean {
  return reader === 'living';
}

/** The error of a relative URL without a base. */
export const NO_SCHEME = 'missing-scheme-non-relative-URL';

function failure(input: string, report: ValidationReport): Finding[] {
  if (report.url !== null) return [];
  const host = hostInPages(input);
  if (host !== null) {
    const from = 'From a page or a redirect of any site, browsers go to ';
    const details = [from, { code: host }, '. Without a page, they cannot open it.'];
    return [{ kind: 'bad', title: 'In a page, it leads to another host.', details }];
  }
  // Address bars open it.
  const isWithoutScheme = report.diagnostics.some(({ name }) => name === NO_SCHEME);
  const hint = report.hints.find(({ href }) => href);
  const [added] = /^https?:\/\//.exec(hint?.href ?? '') ?? [];
  const title = isWithoutScheme ? 'It is not a whole URL.' : 'Browsers cannot open it.';
  if (isWithoutScheme && added !== undefined) {
    const bar =
      hint?.name === 'missing-scheme' && !/^\s*:/.test(input)
        ? `In the address bar, browsers add ${added}. `
        : '';
    return [{ kind: 'bad', title, details: [`${bar}In a mail or a page, it does not work.`] }];
  }
  // A hint says more.
  const fatal = relevantDiagnostics(report).find((diagnostic) => diagnostic.fatal);
  if (fatal === undefined) return [{ kind: 'bad', title, details: [] }];
  const said = { kind: 'bad', title, link: fatal.link } as const;
  const at = rangeOf(fatal);
  if (at.start === at.end) return [{ ...said, details: [fatal.message] }];
  const place = ` See ${placeInWords(input, at.start, at.end)}.`;
  return [{ ...said, details: [`${fatal.message}${place}`], at }];
}

/** A page of a site that nobody else has. */
const PAGE = 'https://page.invalid/';

/** Returns the host to which a reference leads from every page of the web; null if it stays on the host of the page. */
function hostInPages(input: string): string | null {
  const { reason } = localReference(input, PAGE);
  if (reason !== 'other-origin' && reason !== 'credentials') return null;
  const host = parseURL(input, { base: PAGE })?.host ?? null;
  return host && serializeHost(host);
}

/** @param isDeceptive Whether the input deceives. Then links in text are offered, and nothing is recommended. */
function meant(url: string, report: ValidationReport, isDeceptive: boolean): Finding[] {
  const { url: parsed } = report;
  const isText = report.hints.some(isAboutText);
  const isError = report.hints.some(({ name }) => name === 'error-message');
  const hints = report.hints.filter(({ fix }) => isText || !isDeceptive || fix === null);
  const isLost = parsed !== null && hints.some(({ name }) => nowhere.has(name));
  const question = `${isLost ? 'It probably leads nowhere. ' : ''}Did you mean this?`;
  const inText = isError ? 'A link in it:' : 'This is text with a link in it.';
  const title = isText ? inText : question;
  const both = applyFixes(url, hints);
  if (report.hints.some(({ name }) => name === 'defanged')) {
    const title = 'Somebody changed this URL so that nobody opens it by accident.';
    const details = ['It may be dangerous: do not open it.'];
    return [
      { kind: 'warn', title, details, corrected: applyFixes(url, report.hints), deceives: true },
    ];
  }
  const meansBoth = hints.filter(({ fix }) => fix !== null).length > 1 ? parseURL(both) : null;
  if (meansBoth !== null) {
    const details = [{ code: serializeURL(meansBoth) }, ...reasonOf(hints)];
    return [{ kind: 'warn', title, details, corrected: both }];
  }
  const subject = isError ? subjectOf(url) : null;
  const corrections = hints.flatMap((hint): Finding[] => {
    const { name, message, href, fix } = hint;
    if (fix === null) {
      const [title = '', ...details] = message.split(/(?<=\.) /);
      const link = name === 'error-message' ? MESSAGES : hint.link;
      const said: Finding = { kind: 'warn', title, details: [details.join(' ')], link };
      if (name === 'error-message')
        return subject === null ? [said] : [said, offer('It is about this URL:', subject)];
      if (name !== 'two-urls') return [said];
      const first = url.slice(0, hint.start).replace(/[\s,;|&\u3001\uFF0C\uFF1B]+$/, '');
      const [second = '', ...more] = url.slice(hint.start).split(/[\r\n]+/);
      const rest = more.map((line) => offer('One more:', line.trim()));
      return [said, offer('The first:', first), offer('The second:', second), ...rest];
    }
    if (subject !== null) return [];
    const corrected = url.slice(0, fix.start) + fix.replacement + url.slice(fix.end);
    const details = [{ code: href ?? corrected }, ...reasonOf([hint])];
    return [{ kind: 'warn', title, details, corrected }];
  });
  const others = subject === null ? linksInText(url, report).slice(1) : [];
  return [...corrections, ...others.map((href) => offer('Another link in it:', href))];
}

const ESCAPE = /\\(?:u([\dA-Fa-f]{4})|x([\dA-Fa-f]{2})|(.))/g;

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Returns the URL that a program says to be wrong, as Node in `input: 'h:a'` or Go in `parse "h:a"`; null if there is none. */
function subjectOf(message: string): string | null {
  const found =
    /(?:\binput: |\bURL:? |\bfrom |\bparse )(["'\u0060])((?:\\.|(?!\1)[^\\\n])+)\1/.exec(message) ??
    /(?:\bURL: |\bURL from |\bno protocol: |at index \d+: )()(\S+)\s*$/m.exec(message);
  const written = found?.[2] ?? null;
  if (!found?.[1] || written === null) return written;
  return written.replace(ESCAPE, (_, unit?: string, byte?: string, other = '') => {
    const code = unit ?? byte;
    return code === undefined
      ? (ESCAPED[other] ?? other)
      : String.fromCharCode(Number.parseInt(code, 16));
  });
}

/** What the messages of programs about URLs mean. */
const MESSAGES = 'https://github.com/urlkit/urlkit/blob/main/docs/guides/messages.md';

function offer(title: string, corrected: string, kind: Finding['kind'] = 'warn'): Finding {
  return { kind, title, details: [{ code: corrected }], corrected };
}

/** Backslashes that not all programs read as slashes. Whoever writes one before U+0040 (@) means it. */
function backslashes(url: string, report: ValidationReport): Finding[] {
  const wrong = report.diagnostics.filter(
    ({ fix }) => fix !== null && url.slice(fix.start, fix.end).includes('\\'),
  );
  const isMistake = wrong.length > 0 && report.hints.length === 0 && !/\\[^/?#\\]*@/.test(url);
  if (report.url === null || !isMistake) return [];
  return [offer('There is `\\` in place of `/`. Did you mean this?', applyFixes(url, wrong))];
}

/** White space, angle brackets and quotation marks, at which mails and chats end a link. Parsers remove tabs and line breaks. */
const BREAKS = /[^\S\t\n\r]|["<>\x85\p{Pi}\p{Pf}]/gu;

/** The same URL without white space around it, which is often copied with it, and without characters that end a link in text. */
function around(url: string, { url: parsed, hints }: ValidationReport): Finding[] {
  const alone = withoutSpacesAround(url);
  if (parsed === null || hints.length > 0) return [];
  const [first = ''] = alone.match(BREAKS) ?? [];
  const encoded = alone.replace(BREAKS, encodeURIComponent);
  const same = first && parseURL(encoded);
  if (same && serializeURL(same) === serializeURL(parsed)) {
    const where = first.trim() === '' ? 'the space' : `\`${first}\``;
    return [offer(`Mails and chats cut it at ${where}. Write this:`, encoded, 'plain')];
  }
  return alone === url ? [] : [offer('Without the spaces around it:', alone, 'plain')];
}

/** ASCII whitespace. */
const SPACES = '\t\n\f\r ';

/** Returns a URL without white space around it, which chats and mails add, and which parsers of browsers ignore. */
export function withoutSpacesAround(url: string): string {
  let [start, end] = [0, url.length];
  // An expression would look at each space of a long run as the first one at the end.
  while (start < end && SPACES.includes(url.charAt(start))) start++;
  while (end > start && SPACES.includes(url.charAt(end - 1))) end--;
  return url.slice(start, end);
}

/** Hints about URLs that parse, and have a host or a scheme that hardly anybody has. */
const nowhere: ReadonlySet<string> = new Set([
  'misspelled-scheme',
  'misspelled-host',
  'comma-in-host',
  'repeated-scheme',
]);

function reasonOf(hints: ValidationReport['hints']): string[] {
  const messages = hints.filter((hint) => !isInText(hint)).map(({ message }) => message);
  return messages.length === 0 ? [] : [` (${messages.join(' ')})`];
}

const titles: Readonly<Record<Exclude<NameFindingName, 'active-scheme'>, string>> = {
  'registrable-domain': 'Who owns the name.',
  'imitated-name': 'This name may deceive.',
  'host-like-username': 'It does not lead where it seems.',
  'look-alike-host': 'This name may deceive.',
  'unknown-ending': 'This name has no known ending.',
  'short-link': 'Unknown target.',
  'wrapped-target': 'Look inside.',
  'hidden-character': 'A character is hidden.',
  'reordering-character': 'Its order on the screen may deceive.',
};

const kinds = { error: 'bad', warning: 'warn', note: 'plain' } as const;

function aboutName(url: string, found: NameFinding): Finding[] {
  const { name, severity, message, target, start, end } = found;
  if (name === 'registrable-domain') return [];
  const kind = kinds[severity];
  const isError = severity === 'error';
  const advice = isError && name === 'host-like-username' ? ' Do not open it.' : KNOW_OWNER;
  const details = [...sentenceOf(message), ...(isAboutFalseOwner(found) ? [advice] : [])];
  if (target !== undefined) {
    const said = { details, inside: target, deceives: deceives(found) };
    if (name === 'active-scheme')
      return [{ ...said, kind, title: 'There is code inside this URL.' }];
    if (name !== 'wrapped-target') return [{ ...said, kind, title: 'The URL inside may deceive.' }];
    // A server that fetches it must not be led into its own network.
    const host = parseURL(target)?.host ?? null;
    const reached = [...reach(host, target), ...addressInName(host)];
    if (reached.length === 0) return [{ ...said, kind, title: titles[name] }];
    return reached.map((one) => ({
      ...said,
      kind: one.kind,
      title: `${titles[name]} ${one.title}`,
      details: [...details, ' ', ...one.details],
    }));
  }
  if (name === 'active-scheme')
    return [
      {
        kind,
        title: message,
        details: isError ? ['Do not open it unless you wrote it.'] : [],
        deceives: isError,
      },
    ];
  if (name === 'hidden-character' || name === 'reordering-character') {
    const place = `See ${placeInWords(url, start, end)}.`;
    const at = { start, end };
    return [
      { kind, title: titles[name], details: [message, ' ', place], deceives: deceives(found), at },
    ];
  }
  // A note is no alarm.
  const title = titles[kind === 'plain' && name === 'imitated-name' ? 'registrable-domain' : name];
  return [{ kind, title, details, deceives: deceives(found) }];
}

/** Splits a message into its words and the texts between U+0060 (`). */
function sentenceOf(message: string): Sentence {
  return message
    .split(/`([^`]*)`/)
    .map((text, index) => (index % 2 === 0 ? text : { code: text }))
    .filter((part) => part !== '');
}

function connections(
  programs: ReadingsComparison,
  report: ValidationReport,
  nameOf: (reader: string) => string,
): Finding[] {
  const { verdict, disagreements, causes, doubts } = programs;
  if (verdict === 'alike') return [];
  const places = saidGroups(programs).flatMap((group) => sayPlace(group, nameOf));
  const isRefused = report.url === null && programs.readings.some(isLiving);
  if (verdict === 'possibly different') {
    const title = isRefused ? 'Other programs may open it.' : 'Programs may disagree.';
    // Where they would go does not matter of what nobody means.
    if (isRefused || report.hints.some(({ href }) => href !== null))
      return [{ kind: 'warn', title, details: [] }];
    return [{ kind: 'warn', title, places, details: [sayDoubts(doubts, nameOf)] }];
  }
  const isAboutHosts = disagreements.some(({ component }) => component === 'host');
  const different = `different ${isAboutHosts ? 'hosts' : 'places'}.`;
  // What browsers refuse leads nowhere in them, and the mistake has been named.
  if (isRefused) {
    const details = ['A server should not pass this URL on.', ...insideOf(programs)];
    const title = `Other programs may open it, and connect to ${different}`;
    return [{ kind: 'warn', title, details }];
  }
  const title = `Programs would connect to ${different}`;
  const names = causes.filter((cause) => cause !== 'other');
  const why =
    names.length === 0 ? [] : [`${names.length === 1 ? 'Cause' : 'Causes'}: ${enumerated(names)}.`];
  // An honest name may have such letters.
  const isByLetters = names.length === 1 && names[0] === 'IDNA mapping';
  const details = [
    isByLetters ? 'Some of them read its letters by an older rule.' : why.join(' '),
    ...insideOf(programs),
  ];
  const kind = isByLetters ? 'warn' : 'bad';
  return [{ kind, title, places, details, deceives: !isByLetters }];
}

function sayDoubts(doubts: readonly Doubt[], nameOf: (reader: string) => string): string {
  const sentences = doubts.map(({ reason, readers }) => {
    const what = /^(?:wh|how)/.test(reason) ? reason : `what happens (${reason})`;
    return `In ${named(readers, nameOf)}, it is not known ${what}.`;
  });
  return sentences.join(' ');
}

function namesOf(readings: readonly ReaderReading[]): readonly string[] {
  return readings.map(({ reader }) => reader);
}

/** A name to show may be that of several programs: `browsers, Node`. */
function named(readers: readonly string[], nameOf: (reader: string) => string): string {
  return enumerated(readers.flatMap((reader) => nameOf(reader).split(', ')));
}

/** The groups to say something of. That browsers refuse an input is said before. */
function saidGroups(programs: ReadingsComparison): readonly Group[] {
  return groupReadings(programs)
    .filter(
      ({ kind, readers }) => kind !== 'unknown' && !(kind === 'refuse' && readers.some(isLiving)),
    )
    .sort((a, b) => Number(a.kind === 'none') - Number(b.kind === 'none'));
}

function sayPlace({ title, kind, readers }: Group, nameOf: (reader: string) => string): Sentence {
  const start = `In ${named(namesOf(readers), nameOf)}, it `;
  if (kind === 'host') return [`${start}leads to `, { code: title }, '. '];
  if (kind === 'refuse') return [`${start}is refused. `];
  return [`${start}${title === 'no host' ? 'has no host' : `is for ${title}`}. `];
}

/** The hosts inside a network that some programs connect to. */
function insideOf({ readings }: ReadingsComparison): Sentence {
  const hosts = new Set(readings.map(({ target }) => target?.host ?? ''));
  // A name without a dot is often a part of a host that was cut off.
  const inside = Array.from(hosts).filter((host) => {
    const refusal = refusalOf(parseHost(host));
    return refusal !== null && refusal.class?.name !== 'Single label';
  });
  return inside.flatMap((host) => [' ', { code: host }, ' is not public.']);
}

/** @param url The input, which may write the address in another way. */
function reach(host: Host | null, url: string): Finding[] {
  const entry = addressClass(host);
  if (host === null || entry === null) return [];
  if (isOwnComputer(entry)) {
    const meaning = ' always means the computer that opens the link, so it works for nobody else.';
    const details = [{ code: serializeHost(host) }, meaning, REFUSE];
    return [{ kind: 'warn', title: 'This is your own computer.', details }];
  }
  const refusal = refusalOf(host);
  if (refusal === null) return [];
  const address = serializeHost(host);
  const isHidden = host.kind === 'ipv4' && !url.includes(address);
  const title = isHidden
    ? `It leads to \`${address}\`, not a public address.`
    : host.kind === 'domain'
      ? 'Not a public name.'
      : 'Not a public address.';
  const meaning =
    refusal.name === 'cloud-service'
      ? 'Servers in such a cloud get their credentials from it.'
      : 'Nobody outside its network can open it.';
  // The title says it; the card of the host and `inspect` name the class.
  const why = refusal.name.endsWith('-not-globally-reachable') ? '' : ` ${refusal.message}`;
  return [{ kind: 'warn', title, details: [meaning, REFUSE, why] }];
}

/** Whether the author means the host that the standard reads, and not the one of a hint. */
function isMeant(host: Host | null, { hints }: ValidationReport): boolean {
  const isMisread = hints.some(({ href, silences }) => href !== null && silences?.start === 0);
  return host?.kind !== 'domain' || !isMisread;
}

// As nip.io, sslip.io and others answer: 127.0.0.1.nip.io, app-10-0-0-1.sslip.io.
const ADDRESS_IN_NAME = /(?:^|[.-])(\d{1,3}(?:\.\d{1,3}){3}|\d{1,3}(?:-\d{1,3}){3})(?=\.)/;

/** An address inside a network in a public name, which may lead there. */
function addressInName(host: Host | null): Finding[] {
  if (host?.kind !== 'domain' || refusalOf(host) !== null) return [];
  const address = ADDRESS_IN_NAME.exec(host.value)?.[1]?.replace(/-/g, '.');
  const inside = address === undefined ? null : parseHost(address);
  if (inside?.kind !== 'ipv4' || refusalOf(inside) === null) return [];
  const meaning = ' is in the name, and is not public. Names of this kind often lead there.';
  return [
    {
      kind: 'warn',
      title: 'Perhaps not a public address.',
      details: [{ code: serializeHost(inside) }, meaning],
    },
  ];
}

/** Why a host is not public; null if it is, if it is a name for examples, or if this is not known. */
export function refusalOf(host: Host | null): HostRefusal | null {
  const found: HostRefusal[] = [];
  if (host === null || host.kind === 'opaque' || host.kind === 'empty') return null;
  isGloballyReachable(host, {
    onRefusal: (refusal) => {
      // Everybody uses these names in examples.
      if (refusal.class !== null && /^example(?:\.|$)/.test(refusal.class.block)) return;
      found.push(refusal);
    },
  });
  return found[0] ?? null;
}

/** A file on the disk of whoever opens the URL, or the URL that is probably meant. */
function localFile({ url, hints }: ValidationReport): Finding[] {
  const isFile = url?.scheme === 'file' && url.host?.kind === 'empty';
  if (!isFile && !hints.some(({ href }) => href?.startsWith('file:///'))) return [];
  const details = ['Other people cannot open it.'];
  return [{ kind: 'warn', title: 'This is a file on one computer.', details }];
}

/** What URLs without a host are. */
const without: ReadonlyMap<string, string> = new Map([
  ['mailto', 'It is an e-mail address, and opens a program for mail.'],
  ['tel', 'It is a telephone number, and opens a program for calls.'],
  ['data', 'It is data, all of it in the URL.'],
]);

/** Where a program connects that knows the scheme of a URL, which readers of URLs in general do not open. */
function ownProgram(url: ValidationReport['url']): Sentence {
  if (!url?.host || url.host.kind === 'empty')
    return [without.get(url?.scheme ?? '') ?? 'It has no host to connect to.'];
  const { scheme, host, port } = url;
  const place = serializeHost(host) + (port === null ? '' : `:${port}`);
  return [
    'It is for programs that know ',
    { code: `${scheme}:` },
    '. If such a program uses the network, it connects to ',
    { code: place },
    '.',
  ];
}

/** The two forms of a name with letters outside ASCII. */
function inUnicode(host: Host | null): Finding[] {
  const unicode = host?.kind === 'domain' ? domainToUnicode(host.value) : '';
  if (host?.kind !== 'domain' || unicode === host.value) return [];
  const meaning = ' is written in ASCII. It is the same name.';
  const details = [{ code: host.value }, ' is how ', { code: unicode }, meaning];
  return [{ kind: 'plain', title: 'Two ways to write one name.', details }];
}

/**
 * Nothing is wrong with the input: where programs connect.
 *
 * @param isAll Whether there is nothing else to say.
 */
function agreement(
  url: ValidationReport['url'],
  programs: ReadingsComparison | null,
  nameOf: (reader: string) => string,
  isAll: boolean,
): Finding {
  const host = url?.host ?? null;
  const isName = host?.kind === 'domain';
  const isPublic = host !== null && host.kind !== 'opaque' && isGloballyReachable(host);
  const kind = isPublic && !isName ? 'good' : 'plain';
  const what = isPublic && !isName ? ', a public address' : '';
  const nothing = isAll ? 'Nothing suspicious was found in the URL; the' : 'The';
  const unread = isPublic && isName ? ` ${nothing} site itself was not checked.` : '';
  if (programs === null) return { kind, title: 'Browsers can read it.', details: [] };
  const [group, ...others] = groupReadings(programs);
  if (group?.kind === 'refuse')
    return { kind: 'bad', title: 'No program accepts it.', details: [] };
  if (group?.kind !== 'host') {
    return {
      kind: 'plain',
      title: 'This is not the address of a website.',
      details: ownProgram(url),
    };
  }
  const all = programs.readings.length;
  const count = group.readers.length;
  const agreed = `${count === all ? 'All' : `${count} of`} ${all} programs agree`;
  const rest = others.map((other) => `; ${sayOthers(other, nameOf)}`).join('');
  const title = `It leads to \`${group.title}\`${what}.`;
  return { kind, title, details: all === 1 ? [unread.trim()] : [`${agreed}${rest}.${unread}`] };
}

/** What programs do that do not connect: how many they are, and which. */
function sayOthers({ kind, title, readers }: Group, nameOf: (reader: string) => string): string {
  const isOne = readers.length === 1;
  const names = named(namesOf(readers), nameOf);
  if (kind === 'unknown') return `for ${readers.length}, this is not known (${names})`;
  const verbs = {
    host: isOne ? 'connects elsewhere' : 'connect elsewhere',
    none:
      title === 'no host'
        ? isOne
          ? 'sees no host'
          : 'see no host'
        : `${isOne ? 'leaves' : 'leave'} it to ${title}`,
    refuse: isOne ? 'refuses it' : 'refuse it',
  };
  return `${readers.length} ${verbs[kind]} (${names})`;
}
