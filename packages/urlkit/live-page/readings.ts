// How each edition reads the input, and where its readers would go.

import {
  type Cause,
  type Comparison,
  compareEditions,
  compareReadings,
  editions,
  type ReadingsComparison,
} from '@urlkit/url-editions';
import type { View } from './analysis.js';
import { element, heading, scrollingTable } from './dom.js';
import { visible } from './visible.js';

const MOST_CODE_UNITS = 10_000;

const columns = [
  ...(['protocol', 'username', 'password', 'hostname', 'port'] as const),
  ...(['pathname', 'search', 'hash'] as const),
];

export function readingsView(root: HTMLElement): View {
  return ({ url: input, base }) => {
    if (input.length > MOST_CODE_UNITS) {
      root.replaceChildren(element('p', {}, 'The input is too long to compare here.'));
      return;
    }
    const baseInput = base === '' ? undefined : base;
    const comparison = compareEditions(input, { base: baseInput });
    const targets = compareReadings(input, editions, { base: baseInput });
    root.replaceChildren(...verdict(targets), table(comparison), ...causes(comparison));
  };
}

function verdict({
  verdict: found,
  disagreements,
  doubts,
  causes: why,
  readings,
}: ReadingsComparison): HTMLElement[] {
  const isRead = readings.some(({ interpretation }) => interpretation.kind === 'url');
  const sentences = {
    different: 'A check and a request could go to different places.',
    'possibly different': 'It is not certain that all readers would go to the same place.',
    alike: isRead
      ? 'All readers that accept the URL see the same scheme, host and port.'
      : 'No reader accepts the URL.',
  };
  const kind = { different: 'error', 'possibly different': 'warning', alike: 'good' }[found];
  const items = [
    ...disagreements.map(({ component, seen }) => {
      const values = seen.map(
        ({ value, readers }) => `${visible(value) || 'none'} (${readers.join(', ')})`,
      );
      return `${component}: ${values.join('; ')}`;
    }),
    ...doubts.map(({ reason, readers }) => `it depends on ${reason} (${readers.join(', ')})`),
    ...(why.length > 0 ? [`because of: ${listed(why)}`] : []),
  ];
  return [
    element('p', { class: `status ${kind}`, id: 'verdict' }, sentences[found]),
    element('ul', {}, ...items.map((text) => element('li', {}, text))),
  ];
}

function table({ readings, components }: Comparison): HTMLElement {
  const usual = new Map(
    components.map(({ component, agreements }) => [component, agreements[0]?.value ?? null]),
  );
  const rows = readings.map(({ edition, interpretation }) => {
    if (interpretation.kind === 'failure') {
      const text = `rejects it: ${visible(interpretation.reason)}`;
      return [
        heading(edition),
        element('td', { colspan: String(columns.length), class: 'differs' }, text),
      ];
    }
    const cells = columns.map((column) => {
      const value = interpretation[column];
      const attributes = value === usual.get(column) ? {} : { class: 'differs' };
      return element('td', attributes, value === '' ? '–' : element('code', {}, visible(value)));
    });
    return [heading(edition), ...cells];
  });
  const made = scrollingTable('Readings by edition', ['edition', ...columns], rows);
  made.classList.add('readings');
  return made;
}

function listed(causes: readonly Cause[]): string {
  return causes.map((cause) => (cause === 'other' ? 'a cause that has no name' : cause)).join(', ');
}

/** Why the editions do not agree, for each component. */
function causes({ components }: Comparison): HTMLElement[] {
  const items = components
    .filter(({ causes: found }) => found.length > 0)
    .map(({ component, causes: found }) => element('li', {}, `${component}: ${listed(found)}`));
  if (items.length === 0) return [];
  return [element('h3', {}, 'Why they differ'), element('ul', { id: 'causes' }, ...items)];
}
