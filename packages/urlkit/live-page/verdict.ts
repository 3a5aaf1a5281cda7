// The verdict, in words: whether the input parses, who would connect elsewhere, and what kind of host it is.

import { serializeHost } from '@urlkit/host';
import { isGloballyReachable } from '@urlkit/host-policy';
import { domainToUnicode } from '@urlkit/idna';
import { displayHost } from '@urlkit/url-rendering';
import { explainLabels } from '../src/urls/label-reasons.js';
import type { Analysis, SetURL, View } from './analysis.js';
import { type Group, groupReadings } from './connections.js';
import { button, byId, element } from './dom.js';
import { knownNames } from './known-names.js';
import { placeOf, rangeOf } from './places.js';
import { listed, shortName } from './readers.js';
import { visible } from './visible.js';

type Kind = 'bad' | 'warn' | 'good';

const worst: readonly Kind[] = ['bad', 'warn', 'good'];

interface Finding {
  readonly kind: Kind;
  readonly title: string;
  readonly details: readonly (Node | string)[];
}

export function verdictView(root: HTMLElement, setURL: SetURL): View {
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
  };
}

function statusOf({ isEmpty, report, diagnostics, steps }: Analysis): string {
  if (isEmpty) return 'Type or paste a URL, or take an example.';
  if (report.url === null)
    return `It does not parse: the parser stops in its ${steps.at(-1)?.state} state.`;
  const count = diagnostics.length + report.omitted;
  if (count === 0) return 'By the standard it parses, with nothing to mend.';
  return `By the standard it parses, with ${count === 1 ? 'one thing' : `${count} things`} to mend.`;
}

function findingsOf(analysis: Analysis, setURL: SetURL): readonly Finding[] {
  const found = [
    ...failure(analysis),
    ...meant(analysis, setURL),
    ...lookalike(analysis),
    ...connections(analysis),
    ...reach(analysis),
  ];
  if (found.length > 0) return found;
  return [{ kind: 'good', title: 'This parses.', details: whereTo(analysis) }];
}

function failure({ report }: Analysis): Finding[] {
  const fatal = report.diagnostics.find((diagnostic) => diagnostic.fatal);
  if (fatal === undefined) return [];
  const { name, message } = fatal;
  const { start, end } = rangeOf(fatal);
  const place = start === end ? '' : ` It is in ${placeOf(start, end)}.`;
  // A hint says more.
  if (name === 'missing-scheme-non-relative-URL' && report.hints.length > 0) {
    return [{ kind: 'bad', title: 'This does not parse.', details: [] }];
  }
  return [{ kind: 'bad', title: 'This does not parse.', details: [`${message}${place}`] }];
}

/** What the author may have meant, with a button that writes it. */
function meant({ url, report: { hints } }: Analysis, setURL: SetURL): Finding[] {
  return hints.map(({ message, href, fix }) => ({
    kind: 'warn',
    title: 'Did you mean this?',
    details: [
      element('code', {}, visible(href)),
      ` ${message} `,
      button('Write it', () => {
        setURL(url.slice(0, fix.start) + fix.replacement + url.slice(fix.end));
        byId('url', HTMLTextAreaElement).focus();
      }),
    ],
  }));
}

function connections({ programs }: Analysis): Finding[] {
  if (programs === null || programs.verdict === 'alike') return [];
  if (programs.verdict === 'possibly different') {
    const details = programs.doubts.map(
      ({ reason, readers }) => `For ${listed(readers.map(shortName))}, it depends on ${reason}.`,
    );
    return [{ kind: 'warn', title: 'Programs may connect to different hosts.', details }];
  }
  const groups = groupReadings(programs).filter(({ kind }) => kind === 'host' || kind === 'none');
  const isAboutHosts = programs.disagreements.some(({ component }) => component === 'host');
  const causes = programs.causes.filter((cause) => cause !== 'other');
  const cause = causes.length === 0 ? '.' : `. The cause: ${listed(causes)}.`;
  return [
    {
      kind: 'bad',
      title: `Programs would connect to different ${isAboutHosts ? 'hosts' : 'places'}.`,
      details: [...groups.flatMap(sentence), cause],
    },
  ];
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
      finding = [{ kind: 'warn', title, details: [message] }];
    },
  });
  return finding;
}

function whereTo({ programs, report: { url } }: Analysis): (Node | string)[] {
  const host = url?.host ?? null;
  if (host === null || host.kind === 'empty') return ['It has no host to connect to.'];
  const [group] = programs === null ? [] : groupReadings(programs);
  const name = element('code', {}, visible(group?.title ?? serializeHost(host)));
  return ['All programs that accept it connect to ', name, '.'];
}
