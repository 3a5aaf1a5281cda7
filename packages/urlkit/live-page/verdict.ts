// The verdict, in words: whether the input parses, who would connect elsewhere, and what kind of host it is.

import { serializeHost } from '@urlkit/host';
import { isGloballyReachable } from '@urlkit/host-policy';
import { domainToUnicode } from '@urlkit/idna';
import type { ReadingsComparison } from '@urlkit/url-editions';
import { displayHost } from '@urlkit/url-rendering';
import { relevantDiagnostics } from '@urlkit/url-validation';
import { explainLabels } from '../src/urls/label-reasons.js';
import type { Analysis, SetURL, View } from './analysis.js';
import { type Group, groupReadings } from './connections.js';
import { button, byId, element } from './dom.js';
import { knownNames } from './known-names.js';
import { placeOf, rangeOf } from './places.js';
import { listed, shortName } from './readers.js';
import { visible } from './visible.js';

// Only what was checked is good. That programs agree says nothing about the place.
type Kind = 'bad' | 'warn' | 'good' | 'plain';

const worst: readonly Kind[] = ['bad', 'warn', 'good'];

interface Finding {
  readonly kind: Kind;
  readonly title: string;
  readonly details: readonly (Node | string)[];
}

/** A screen reader is told the verdict after a pause of this many milliseconds. */
const PAUSE = 700;

export function verdictView(root: HTMLElement, setURL: SetURL): View {
  const announced = byId('announced', HTMLElement);
  let timer = 0;
  return (analysis) => {
    const findings = analysis.isEmpty ? [] : findingsOf(analysis, setURL);
    root.dataset['kind'] =
      worst.find((kind) => findings.some((finding) => finding.kind === kind)) ?? 'none';
    byId('findings', HTMLElement).replaceChildren(
      ...findings.map(({ kind, title, details }) =>
        element('p', { class: kind }, element('strong', {}, title), ' ', ...details),
      ),
    );
    byId('status', HTMLElement).textContent = statusOf(analysis);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const paragraphs = Array.from(root.querySelectorAll('p'), ({ textContent }) => textContent);
      announced.textContent = paragraphs.join(' ');
    }, PAUSE);
  };
}

function statusOf({ isEmpty, report, diagnostics, steps }: Analysis): string {
  if (isEmpty) return 'Type or paste a URL, or take an example.';
  if (report.url === null) return `The parser stops in its ${steps.at(-1)?.state} state.`;
  const count = diagnostics.length + report.omitted;
  if (count === 0) return 'It is written correctly.';
  return `Browsers accept it, but it is not written correctly: ${count === 1 ? 'one thing' : `${count} things`} to mend.`;
}

function findingsOf(analysis: Analysis, setURL: SetURL): readonly Finding[] {
  const found = [
    ...failure(analysis),
    ...meant(analysis, setURL),
    ...code(analysis),
    ...belonging(analysis),
    ...lookalike(analysis),
    ...connections(analysis),
    ...reach(analysis),
  ];
  return found.length > 0 || analysis.other !== null ? found : [agreement(analysis)];
}

function failure({ report }: Analysis): Finding[] {
  if (report.url !== null) return [];
  // A hint says more.
  const fatal = relevantDiagnostics(report).find((diagnostic) => diagnostic.fatal);
  if (fatal === undefined) return [{ kind: 'bad', title: 'This does not parse.', details: [] }];
  const { message } = fatal;
  const { start, end } = rangeOf(fatal);
  const place = start === end ? '' : ` It is in ${placeOf(start, end)}.`;
  return [{ kind: 'bad', title: 'This does not parse.', details: [`${message}${place}`] }];
}

/** What the author may have meant, with a button that writes it. */
function meant({ url, report: { hints } }: Analysis, setURL: SetURL): Finding[] {
  return hints.map(({ message, href, fix }) => {
    if (fix === null)
      return { kind: 'warn', title: 'Something is missing or too much.', details: [message] };
    const corrected = url.slice(0, fix.start) + fix.replacement + url.slice(fix.end);
    return {
      kind: 'warn',
      title: 'Did you mean this?',
      details: [
        element('code', {}, visible(href ?? corrected)),
        ` ${message} `,
        button('Write it', () => {
          setURL(corrected);
          byId('url', HTMLTextAreaElement).focus();
        }),
      ],
    };
  });
}

function connections({ programs }: Analysis): Finding[] {
  if (programs === null || programs.verdict === 'alike') return [];
  if (programs.verdict === 'possibly different') {
    return [{ kind: 'warn', title: 'Not every program may agree.', details: doubts(programs) }];
  }
  const groups = groupReadings(programs).filter(({ kind }) => kind === 'host' || kind === 'none');
  const isAboutHosts = programs.disagreements.some(({ component }) => component === 'host');
  const causes = programs.causes.map((cause) => (cause === 'other' ? 'one without a name' : cause));
  const cause = `. ${causes.length === 1 ? 'Cause' : 'Causes'}: ${listed(causes)}.`;
  return [
    {
      kind: 'bad',
      title: `Programs would connect to different ${isAboutHosts ? 'hosts' : 'places'}.`,
      details: [...groups.flatMap(sentence), cause, ...doubts(programs)],
    },
  ];
}

function doubts({ doubts: found }: ReadingsComparison): string[] {
  return found.map(
    ({ reason, readers }) => ` For ${listed(readers.map(shortName))}, it depends on ${reason}.`,
  );
}

/** Schemes whose URLs are programs. */
function code({ report: { url } }: Analysis): Finding[] {
  const runs = url !== null && /^(?:javascript|vbscript)$/.test(url.scheme);
  return runs ? [{ kind: 'bad', title: 'Runs code when followed.', details: [] }] : [];
}

/** Who the host belongs to, if something before it looks like the host. */
function belonging({ report: { url } }: Analysis): Finding[] {
  const host = url?.host;
  if (!url || host?.kind !== 'domain') return [];
  const name = element('code', {}, visible(domainToUnicode(host.value)));
  if (/[^.]\.[a-z]{2,}$/i.test(url.username)) {
    const username = element('code', {}, visible(url.username));
    const details = [username, ' is a username; the host is ', name, '.'];
    return [{ kind: 'bad', title: 'This may deceive.', details }];
  }
  const known = knownNames.find((found) => `.${host.value}.`.includes(`.${found}.`));
  if (known === undefined || `.${host.value}`.endsWith(`.${known}`)) return [];
  const owner = `.${host.value}`.slice(
    `.${host.value}`.lastIndexOf(`.${known}.`) + known.length + 2,
  );
  const details = ['The name belongs to ', element('code', {}, owner), '.'];
  return [{ kind: 'bad', title: 'This name may deceive.', details }];
}

function sentence({ title, kind, readers }: Group, index: number): (Node | string)[] {
  const names = readers.map(({ reader }) => shortName(reader));
  const subject = index === 0 ? capitalized(listed(names)) : `; ${listed(names)}`;
  const isOne = names.length === 1 && names[0] !== shortName('living');
  const verb = kind === 'host' ? ` connect${isOne ? 's' : ''} to ` : ` see${isOne ? 's' : ''} `;
  const target = kind === 'host' ? element('code', {}, visible(title)) : 'no host';
  return [subject, verb, target];
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lookalike({ report: { url } }: Analysis): Finding[] {
  if (url?.host?.kind !== 'domain') return [];
  const { asciiLabels, lookalike: known } = displayHost(url.host, { knownNames });
  if (known !== null) {
    const details = ['It looks like ', element('code', {}, known), ' but is another name: '];
    const name = element('code', {}, serializeHost(url.host));
    return [{ kind: 'bad', title: 'This name may deceive.', details: [...details, name, '.'] }];
  }
  if (asciiLabels.length === 0) return [];
  const details = [
    element('code', {}, visible(domainToUnicode(url.host.value))),
    `: ${explainLabels(asciiLabels)}.`,
    odd(domainToUnicode(url.host.value)),
  ];
  return [{ kind: 'bad', title: 'This name may deceive.', details }];
}

/** Names the characters of a domain that are not ASCII. */
function odd(domain: string): string {
  const found = Array.from(new Set(Array.from(domain).filter((character) => character > '\x7F')));
  if (found.length === 0 || found.length > 8) return '';
  const named = found.map((character) => {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `${visible(character)} (U+${hex})`;
  });
  return ` It has ${listed(named)}.`;
}

function reach({ report: { url } }: Analysis): Finding[] {
  const host = url?.host ?? null;
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
function agreement({ programs, report: { url } }: Analysis): Finding {
  const host = url?.host ?? null;
  if (host === null || host.kind === 'empty') {
    return {
      kind: 'plain',
      title: 'This parses.',
      details: ['No program connects to a host for it.'],
    };
  }
  const isPublic = host.kind !== 'opaque' && isGloballyReachable(host);
  const isName = host.kind === 'domain';
  const kind = isPublic && !isName ? 'good' : 'plain';
  const publicly = isName ? 'public name (where it points was not looked up)' : 'public address';
  const what = isPublic ? `, a ${publicly}` : '';
  if (programs === null) {
    const name = element('code', {}, visible(serializeHost(host)));
    return { kind, title: 'This parses.', details: ['Its host is ', name, `${what}.`] };
  }
  const [group] = groupReadings(programs);
  const name = element('code', {}, visible(group?.title ?? ''));
  const all = programs.readings.length;
  const count = group?.readers.length ?? 0;
  if (count === all) {
    const details = [`All ${all} connect to `, name, `${what}.`];
    return { kind, title: 'Programs agree.', details };
  }
  const details = [`${count} of ${all} connect to `, name, `${what}; the others do not connect.`];
  return { kind, title: 'No program connects elsewhere.', details };
}
