// What is to be said about an input, in words: whether it parses, who would connect elsewhere, and what its host is.

import { type Host, parseHost, serializeHost } from '@urlkit/host';
import { addressClass, type HostRefusal, isGloballyReachable } from '@urlkit/host-policy/host';
import { living, type ReaderReading, type ReadingsComparison } from '@urlkit/url-editions';
import { parseURL } from '@urlkit/url-parser';
import type { NameFinding, NameFindingName } from '@urlkit/url-rendering';
import { relevantDiagnostics, type ValidationReport } from '@urlkit/url-validation';
import { type Group, groupReadings } from './group-readings.js';
import { enumerated } from './listed.js';
import { isOwnComputer } from './own-computer.js';
import { placeOf, rangeOf } from './places.js';

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
 * Returns what is to be said about an input, the most important finding first.
 *
 * @param nameOf Returns the name of a reader to show.
 */
export function findingsOf(
  { url, report, programs, names }: Examined,
  nameOf: (reader: string) => string,
): readonly Finding[] {
  const host = report.url?.host ?? null;
  const about = (names ?? [unchecked]).flatMap((name) =>
    'kind' in name ? [name] : aboutName(name),
  );
  const isAlarm = ({ kind }: Finding): boolean => kind === 'bad';
  const found = [
    ...(programs === null || programs.readings.some(isLiving) ? failure(report) : []),
    ...about.filter(isAlarm),
    ...meant(url, report, names ?? []),
    ...about.filter((finding) => !isAlarm(finding)),
    ...(programs === null ? uncompared(host) : connections(programs, report, nameOf)),
    ...(isMeant(host, report) ? [...reach(host), ...addressInName(host)] : []),
    ...localFile(report.url),
  ];
  const isCalm = found.every(({ kind }) => kind === 'plain');
  return isCalm ? [agreement(report.url, programs), ...found] : found;
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

function isLiving({ reader }: ReaderReading): boolean {
  return reader === living.name;
}

function failure(report: ValidationReport): Finding[] {
  if (report.url !== null) return [];
  const title = 'Browsers cannot open it.';
  // A hint says more.
  const fatal = relevantDiagnostics(report).find((diagnostic) => diagnostic.fatal);
  if (fatal === undefined) return [{ kind: 'bad', title, details: [] }];
  const { start, end } = rangeOf(fatal);
  const place = start === end ? '' : ` It is in ${placeOf(start, end)}.`;
  return [{ kind: 'bad', title, details: [`${fatal.message}${place}`] }];
}

function meant(url: string, { hints }: ValidationReport, names: readonly NameFinding[]): Finding[] {
  // What the author may have meant does not matter then.
  if (names.some(({ name, severity }) => name === 'active-scheme' && severity === 'error'))
    return [];
  return hints.map(({ message, href, fix }) => {
    if (fix === null)
      return { kind: 'warn', title: 'Something is missing or extra.', details: [message] };
    const corrected = url.slice(0, fix.start) + fix.replacement + url.slice(fix.end);
    const details = [{ code: href ?? corrected }, ` ${message}`];
    return { kind: 'warn', title: 'Did you mean this?', details, corrected };
  });
}

const titles: Readonly<Record<Exclude<NameFindingName, 'active-scheme'>, string>> = {
  'registrable-domain': 'Who owns the name.',
  'imitated-name': 'This name may deceive.',
  'host-like-username': 'This may deceive.',
  'look-alike-host': 'This name may deceive.',
  'unknown-ending': 'This name has no known ending.',
  'short-link': 'Unknown target.',
  'wrapped-target': 'Look inside.',
  'hidden-character': 'A character is hidden.',
  'reordering-character': 'This may deceive.',
};

const kinds = { error: 'bad', warning: 'warn', note: 'plain' } as const;

function aboutName({ name, severity, message, target }: NameFinding): Finding[] {
  if (name === 'registrable-domain') return [];
  const kind = kinds[severity];
  // A server that fetches it must not be led into its own network.
  const host = target === undefined ? null : (parseURL(target)?.host ?? null);
  const inside = [...reach(host), ...addressInName(host)];
  if (inside.length > 0)
    return inside.map(({ kind, title, details }) => ({
      kind,
      title: `${titles['wrapped-target']} ${title}`,
      details: [...sentenceOf(message), ' ', ...details],
    }));
  const isError = severity === 'error';
  if (name === 'active-scheme')
    return [
      { kind, title: message, details: isError ? ['Do not open it unless you wrote it.'] : [] },
    ];
  const advice = isError ? [' Open it only if you know who owns it.'] : [];
  // A note is no alarm.
  const title = titles[kind === 'plain' && name === 'imitated-name' ? 'registrable-domain' : name];
  return [{ kind, title, details: [...sentenceOf(message), ...advice] }];
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
  const { verdict, disagreements, causes } = programs;
  if (verdict === 'alike') return [];
  const doubts = programs.doubts.map(
    ({ reason, readers }) => `It is not certain for ${enumerated(readers.map(nameOf))}: ${reason}.`,
  );
  if (verdict === 'possibly different')
    return [{ kind: 'warn', title: 'Programs may disagree.', details: [doubts.join(' ')] }];
  const isAboutHosts = disagreements.some(({ component }) => component === 'host');
  const different = `different ${isAboutHosts ? 'hosts' : 'places'}.`;
  // What browsers refuse leads nowhere in them, and the mistake has been named.
  if (report.url === null && programs.readings.some(isLiving)) {
    const details = [' A server that passes it on should refuse it.', ...insideOf(programs)];
    const title = `Other programs may open it, and connect to ${different}`;
    return [{ kind: 'warn', title, places: placesOf(programs, nameOf), details }];
  }
  const title = `Programs would connect to ${different}`;
  const names = causes.filter((cause) => cause !== 'other');
  const why =
    names.length === 0 ? [] : [`${names.length === 1 ? 'Cause' : 'Causes'}: ${enumerated(names)}.`];
  const details = [[...why, ...doubts].join(' '), ...insideOf(programs)];
  return [{ kind: 'bad', title, places: [...placesOf(programs, nameOf), ' '], details }];
}

/** Who connects where. */
function placesOf(programs: ReadingsComparison, nameOf: (reader: string) => string): Sentence {
  const groups = groupReadings(programs)
    .filter(({ kind }) => kind === 'host' || kind === 'none')
    .flatMap((group, index) => [index === 0 ? '' : '; ', ...place(group, nameOf)]);
  return [...groups, '.'];
}

/** The hosts inside a network that some programs connect to. */
function insideOf({ readings }: ReadingsComparison): Sentence {
  const hosts = new Set(readings.map(({ target }) => target?.host ?? ''));
  const inside = Array.from(hosts).filter((host) => refusalOf(parseHost(host)) !== null);
  return inside.flatMap((host) => [' ', { code: host }, ' is not public.']);
}

function place({ kind, title, readers }: Group, nameOf: (reader: string) => string): Sentence {
  const names = enumerated(readers.map(({ reader }) => nameOf(reader)));
  return [kind === 'host' ? { code: title } : title, `: ${names}`];
}

function reach(host: Host | null): Finding[] {
  const entry = addressClass(host);
  if (host === null || entry === null) return [];
  const advice = ' A server that fetches what users ask for should refuse it.';
  if (isOwnComputer(entry)) {
    const meaning = ' always means the computer that opens the link, so it works for nobody else.';
    const details = [{ code: serializeHost(host) }, meaning, advice];
    return [{ kind: 'warn', title: 'This is your own computer.', details }];
  }
  const refusal = refusalOf(host);
  if (refusal === null) return [];
  const title = host.kind === 'domain' ? 'Not a public name.' : 'Not a public address.';
  const meaning =
    refusal.name === 'cloud-service'
      ? 'Servers in such a cloud get their credentials from it.'
      : 'Nobody outside its network can open it.';
  return [{ kind: 'warn', title, details: [`${meaning}${advice} ${refusal.message}`] }];
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
function refusalOf(host: Host | null): HostRefusal | null {
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

/** A file on the disk of whoever opens the URL. */
function localFile(url: ValidationReport['url']): Finding[] {
  if (url?.scheme !== 'file' || url.host?.kind !== 'empty') return [];
  const details = ['Each computer looks for it on its own disk, so it works for nobody else.'];
  return [{ kind: 'warn', title: 'This is a file, not a page of the web.', details }];
}

/** Where a program connects that knows the scheme of a URL, which readers of URLs in general do not open. */
function ownProgram(url: ValidationReport['url']): Sentence {
  if (!url?.host || url.host.kind === 'empty') return ['It has no host to connect to.'];
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

/** Nothing is wrong with the input: where programs connect. */
function agreement(url: ValidationReport['url'], programs: ReadingsComparison | null): Finding {
  const host = url?.host ?? null;
  const isName = host?.kind === 'domain';
  const isPublic = host !== null && host.kind !== 'opaque' && isGloballyReachable(host);
  const kind = isPublic && !isName ? 'good' : 'plain';
  const publicly = isName ? 'public name (its address was not looked up)' : 'public address';
  const what = isPublic ? `, a ${publicly}` : '';
  if (programs === null) return { kind, title: 'This parses.', details: [] };
  const [group] = groupReadings(programs);
  if (group?.kind === 'refuse')
    return { kind: 'bad', title: 'No program accepts it.', details: [] };
  if (group?.kind !== 'host') {
    return { kind: 'plain', title: 'This parses.', details: ownProgram(url) };
  }
  const name = { code: group.title };
  const all = programs.readings.length;
  const count = group.readers.length;
  if (count === all) {
    const details = [`All ${all} connect to `, name, `${what}.`];
    return { kind, title: 'Programs agree.', details };
  }
  const refused = all - count;
  const details = [
    'Every program that accepts it connects to ',
    name,
    `${what}; ${refused} of ${all} ${refused === 1 ? 'refuses' : 'refuse'} it.`,
  ];
  return { kind, title: 'Some programs refuse it.', details };
}
