// What is to be said about an input, in words: whether it parses, who would connect elsewhere, and what its host is.

import { type Host, serializeHost } from '@urlkit/host';
import { isGloballyReachable } from '@urlkit/host-policy/host';
import { domainToUnicode } from '@urlkit/idna';
import { living, type ReaderReading, type ReadingsComparison } from '@urlkit/url-editions';
import { displayHost } from '@urlkit/url-rendering';
import { relevantDiagnostics, type ValidationReport } from '@urlkit/url-validation';
import { type Group, groupReadings } from './group-readings.js';
import { knownNames } from './known-names.js';
import { explainLabels } from './label-reasons.js';
import { enumerated, listed } from './listed.js';
import { numberOf, placeOf, rangeOf } from './places.js';

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
}

/**
 * Returns what is to be said about an input, the most important finding first.
 *
 * @param nameOf Returns the name of a reader to show.
 */
export function findingsOf(
  { url, report, programs }: Examined,
  nameOf: (reader: string) => string,
): readonly Finding[] {
  const host = report.url?.host ?? null;
  const found = [
    ...(programs === null || programs.readings.some(isLiving) ? failure(report) : []),
    ...(runsCode(report) ? code : meant(url, report)),
    ...belonging(report),
    ...lookalike(host),
    ...(programs === null ? [] : connections(programs, nameOf)),
    ...reach(host),
  ];
  return found.length > 0 ? found : [agreement(host, programs)];
}

function isLiving({ reader }: ReaderReading): boolean {
  return reader === living.name;
}

function failure(report: ValidationReport): Finding[] {
  if (report.url !== null) return [];
  const title = 'This does not parse.';
  // A hint says more.
  const fatal = relevantDiagnostics(report).find((diagnostic) => diagnostic.fatal);
  if (fatal === undefined) return [{ kind: 'bad', title, details: [] }];
  const { start, end } = rangeOf(fatal);
  const place = start === end ? '' : ` It is in ${placeOf(start, end)}.`;
  return [{ kind: 'bad', title, details: [`${fatal.message}${place}`] }];
}

function meant(url: string, { hints }: ValidationReport): Finding[] {
  return hints.map(({ message, href, fix }) => {
    if (fix === null)
      return { kind: 'warn', title: 'Something is missing or too much.', details: [message] };
    const corrected = url.slice(0, fix.start) + fix.replacement + url.slice(fix.end);
    const details = [{ code: href ?? corrected }, ` ${message}`];
    return { kind: 'warn', title: 'Did you mean this?', details, corrected };
  });
}

/** Whether the URL is a program. What the author may have meant is then no matter. */
function runsCode({ url }: ValidationReport): boolean {
  return url !== null && /^(?:javascript|vbscript)$/.test(url.scheme);
}

const code: readonly Finding[] = [
  {
    kind: 'bad',
    title: 'Runs code when followed.',
    details: ['Do not open it unless you wrote it.'],
  },
];

/** Who the host belongs to, if something before it looks like the host. */
function belonging({ url }: ValidationReport): Finding[] {
  const host = url?.host;
  if (!url || host?.kind !== 'domain') return [];
  if (/[^.]\.[a-z]{2,}$/i.test(url.username)) {
    const name = { code: domainToUnicode(host.value) };
    return mayDeceive('This', [{ code: url.username }, ' is a username; the host is ', name, '.']);
  }
  const name = `.${host.value.replace(/\.$/, '')}.`;
  const ends = knownNames.map((known) => endOf(`.${known}.`, name));
  const owner = name.slice(Math.max(...ends), -1);
  if (owner === '' || ends.every((end) => end === 0)) return [];
  return mayDeceive('This name', ['The name belongs to ', { code: owner }, '.']);
}

function mayDeceive(what: string, why: Sentence): Finding[] {
  const details = [...why, ' Open it only if you know whose it is.'];
  return [{ kind: 'bad', title: `${what} may deceive.`, details }];
}

/** Returns where the last occurrence of a part ends; 0 if there is none. */
function endOf(part: string, text: string): number {
  const start = text.lastIndexOf(part);
  return start === -1 ? 0 : start + part.length;
}

function lookalike(host: Host | null): Finding[] {
  if (host?.kind !== 'domain') return [];
  const { asciiLabels, lookalike: known } = displayHost(host, { knownNames });
  const name = { code: serializeHost(host) };
  if (known !== null)
    return mayDeceive('This name', ['It looks like ', { code: known }, ', but is ', name, '.']);
  if (asciiLabels.length === 0) return [];
  const domain = domainToUnicode(host.value);
  const why = `: ${explainLabels(asciiLabels)}.`;
  return mayDeceive('This name', [{ code: domain }, why, ...odd(domain)]);
}

/** Names the characters of a domain that are not ASCII. */
function odd(domain: string): Sentence {
  const found = Array.from(new Set(Array.from(domain).filter((character) => character > '\x7F')));
  if (found.length === 0 || found.length > 8) return [];
  const named = found.map((character) => [{ code: character }, ` (${numberOf(character)})`]);
  return [' It has ', ...listed(named), '.'];
}

function connections(programs: ReadingsComparison, nameOf: (reader: string) => string): Finding[] {
  const { verdict, disagreements, causes } = programs;
  if (verdict === 'alike') return [];
  const doubts = programs.doubts.map(
    ({ reason, readers }) => `It is not certain for ${enumerated(readers.map(nameOf))}: ${reason}.`,
  );
  if (verdict === 'possibly different')
    return [{ kind: 'warn', title: 'Not every program may agree.', details: [doubts.join(' ')] }];
  const isAboutHosts = disagreements.some(({ component }) => component === 'host');
  const title = `Programs would connect to different ${isAboutHosts ? 'hosts' : 'places'}.`;
  const names = causes.filter((cause) => cause !== 'other');
  const why =
    names.length === 0 ? [] : [`${names.length === 1 ? 'Cause' : 'Causes'}: ${enumerated(names)}.`];
  const groups = groupReadings(programs)
    .filter(({ kind }) => kind === 'host' || kind === 'none')
    .flatMap((group, index) => [index === 0 ? '' : '; ', ...place(group, nameOf)]);
  return [
    { kind: 'bad', title, places: [...groups, '. '], details: [[...why, ...doubts].join(' ')] },
  ];
}

function place({ kind, title, readers }: Group, nameOf: (reader: string) => string): Sentence {
  const names = enumerated(readers.map(({ reader }) => nameOf(reader)));
  return [kind === 'host' ? { code: title } : title, `: ${names}`];
}

function reach(host: Host | null): Finding[] {
  if (host === null || host.kind === 'empty' || host.kind === 'opaque') return [];
  let finding: Finding[] = [];
  isGloballyReachable(host, {
    onRefusal: ({ message, class: found }) => {
      // Everybody uses these names in examples.
      if (found !== null && /^example(?:\.|$)/.test(found.block)) return;
      const title = host.kind === 'domain' ? 'Not a public name.' : 'Not a public address.';
      const advice = ' A server that fetches what users ask for should refuse it.';
      finding = [{ kind: 'warn', title, details: [message, advice] }];
    },
  });
  return finding;
}

/** Nothing is wrong with the input: where programs connect. */
function agreement(host: Host | null, programs: ReadingsComparison | null): Finding {
  const isName = host?.kind === 'domain';
  const isPublic = host !== null && host.kind !== 'opaque' && isGloballyReachable(host);
  const kind = isPublic && !isName ? 'good' : 'plain';
  const publicly = isName ? 'public name (where it points was not looked up)' : 'public address';
  const what = isPublic ? `, a ${publicly}` : '';
  if (programs === null) {
    const name =
      host === null || host.kind === 'empty'
        ? []
        : ['Its host is ', { code: serializeHost(host) }, `${what}.`];
    return { kind, title: 'This parses.', details: name };
  }
  const [group] = groupReadings(programs);
  if (group?.kind === 'refuse')
    return { kind: 'bad', title: 'No program accepts it.', details: [] };
  if (group?.kind !== 'host') {
    const details = ['No program connects to a host for it.'];
    return { kind: 'plain', title: 'This parses.', details };
  }
  const name = { code: group.title };
  const all = programs.readings.length;
  const count = group.readers.length;
  if (count === all) {
    const details = [`All ${all} connect to `, name, `${what}.`];
    return { kind, title: 'Programs agree.', details };
  }
  const details = [`${count} of ${all} connect to `, name, `${what}; the others do not connect.`];
  return { kind, title: 'No program connects elsewhere.', details };
}
