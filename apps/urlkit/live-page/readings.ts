// How programs and older documents read the input, in full. Loaded when it is first opened.

import {
  type Cause,
  compareEditions,
  compareReadings,
  editions,
  type Interpretation,
  living,
  type ReaderReading,
  type Unknown,
} from '@urlkit/url-editions';
import { explainRejection } from '../src/urls/explain-rejection.js';
import { enumerated } from '../src/urls/listed.js';
import type { Analysis } from './analysis.js';
import { element } from './dom.js';
import { fullName } from './programs.js';
import { shortName } from './readers.js';
import { visible } from './visible.js';

const columns = [
  ...(['protocol', 'username', 'password', 'hostname', 'port'] as const),
  ...(['pathname', 'search', 'hash'] as const),
];
type Column = (typeof columns)[number];

const documents = editions.filter(({ name }) => name !== living.name);

/** Returns the causes of differences, and a table of all readings. */
export function allReadings({ url, base, baseURL, programs }: Analysis): HTMLElement[] {
  const options = baseURL === null ? {} : { base };
  const older = compareReadings(url, documents, options).readings;
  const readings = [...(programs?.readings ?? []), ...older].map(fromReader);
  const all = [...readings.slice(0, 1), readByBrowser(url, options.base), ...readings.slice(1)];
  const usual = new Map(columns.map((column) => [column, usualValue(all, column)]));
  const head = ['reader', ...columns].map((text) => element('th', { scope: 'col' }, text));
  const table = element(
    'table',
    { class: 'readings', 'aria-label': 'All readings' },
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...all.map((reading) => row(reading, usual))),
  );
  const attributes = {
    class: 'scroll',
    role: 'region',
    'aria-label': 'All readings',
    tabindex: '0',
  };
  return [...causes(url, options), element('div', attributes, table)];
}

/** A row of the table. */
interface Read {
  readonly name: string;
  readonly title: string;
  /** Null if it is not read. */
  readonly values: Readonly<Record<Column, string>> | null;
  readonly whyUnread: string;
}

function fromReader({ reader, interpretation }: ReaderReading): Read {
  const isRead = interpretation.kind === 'url';
  return {
    name: shortName(reader),
    title: fullName(reader),
    values: isRead ? interpretation : null,
    whyUnread: isRead ? '' : whyUnread(interpretation),
  };
}

/** How the URL class of this browser reads the input, which may be older than the standard. */
function readByBrowser(url: string, base: string | undefined): Read {
  const read = { name: 'this browser', title: navigator.userAgent, whyUnread: 'refuses it' };
  return { ...read, values: URL.canParse(url, base) ? new URL(url, base) : null };
}

/** Returns the most frequent value. */
function usualValue(all: readonly Read[], column: Column): string | null {
  const counts = new Map<string, number>();
  for (const { values } of all) {
    if (values === null) continue;
    const value = values[column];
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

function row(
  { name, title, values, whyUnread: why }: Read,
  usual: ReadonlyMap<Column, string | null>,
): HTMLElement {
  const heading = element('th', { scope: 'row', title }, name);
  if (values === null) {
    const cell = { colspan: String(columns.length), class: 'unread' };
    return element('tr', {}, heading, element('td', cell, why));
  }
  const cells = columns.map((column) => {
    const value = values[column];
    const isOdd = value !== usual.get(column);
    const kind = `${isOdd ? 'differs' : ''}${value === '' ? ' absent' : ''}`;
    const content = value === '' ? '–' : element('code', {}, visible(value));
    return element('td', { class: kind, 'data-column': column }, content);
  });
  const isUsual = columns.every((column) => values[column] === usual.get(column));
  // Only narrow screens show it, in place of the cells.
  const agrees = isUsual ? [element('td', { class: 'agrees' }, 'reads it as most do')] : [];
  return element('tr', {}, heading, ...cells, ...agrees);
}

function whyUnread(interpretation: Exclude<Interpretation | Unknown, { kind: 'url' }>): string {
  const { kind, reason } = interpretation;
  return visible(
    kind === 'failure' ? `refuses it: ${explainRejection(reason)}` : `not certain: ${reason}`,
  );
}

/** Why documents differ: each cause once, with the components that it changes. */
function causes(url: string, options: { readonly base?: string }): HTMLElement[] {
  const found = new Map<Cause, string[]>();
  for (const { component, causes: why } of compareEditions(url, options).components) {
    for (const cause of why) found.set(cause, [...(found.get(cause) ?? []), component]);
  }
  if (found.size === 0) return [];
  const items = Array.from(found, ([cause, components]) => {
    const name = cause === 'other' ? 'a cause that has no name' : cause;
    const named = components.filter((component) => component !== 'host' && component !== 'href');
    const isEverywhere = named.length > columns.length;
    const where = isEverywhere
      ? 'every attribute'
      : enumerated(named.length === 0 ? components : named);
    return element('li', {}, element('strong', {}, name), `: ${where}`);
  });
  return [element('h3', {}, 'Why standards differ'), element('ul', { id: 'causes' }, ...items)];
}
