// Who connects where: the programs, grouped by the host and port that they see.

import type { ReaderReading, ReadingsComparison } from '@urlkit/url-editions';
import { explainRejection } from '../src/urls/explain-rejection.js';
import type { View } from './analysis.js';
import { button, byId, element } from './dom.js';
import { fullName, shortName } from './readers.js';
import { visible } from './visible.js';

/** Readers that see the same scheme, host and port. */
export interface Group {
  /** The host and port, with the scheme if readers see different schemes; or what readers do instead. */
  readonly title: string;
  readonly kind: 'host' | 'none' | 'refuse' | 'unknown';
  readonly readers: readonly ReaderReading[];
}

/** Groups readings: first those of the first reader's group, then the larger groups, then those without a host. */
export function groupReadings({ readings }: ReadingsComparison): readonly Group[] {
  const schemes = readings.flatMap(({ target }) => (target?.host && target.scheme) || []);
  const hasOneScheme = new Set(schemes).size < 2;
  const groups = new Map<string, { kind: Group['kind']; readers: ReaderReading[] }>();
  for (const reading of readings) {
    const { kind, title } = titleOf(reading, hasOneScheme);
    const group = groups.get(title);
    if (group === undefined) groups.set(title, { kind, readers: [reading] });
    else group.readers.push(reading);
  }
  const order = ['host', 'none', 'unknown', 'refuse'];
  return Array.from(groups, ([title, group]) => ({ title, ...group })).sort(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
  );
}

function titleOf(
  { interpretation, target }: ReaderReading,
  hasOneScheme: boolean,
): Pick<Group, 'kind' | 'title'> {
  if (interpretation.kind === 'unknown') return { kind: 'unknown', title: 'it depends' };
  if (target === null) return { kind: 'refuse', title: 'refused' };
  if (target.host === '') return { kind: 'none', title: 'no host' };
  const scheme = hasOneScheme || target.scheme === '' ? '' : `${target.scheme}://`;
  const port = target.port === '' ? '' : `:${target.port}`;
  return { kind: 'host', title: scheme + target.host + port };
}

export function connectionsView(root: HTMLElement): View {
  return ({ programs, isEmpty }) => {
    if (isEmpty) root.replaceChildren(element('p', { class: 'quiet' }, 'Nobody yet.'));
    else if (programs === null) {
      root.replaceChildren(element('p', {}, 'The input is too long to compare here.'));
    } else {
      const groups = groupReadings(programs);
      const isSplit = programs.verdict === 'different';
      root.replaceChildren(
        element('ul', { class: 'groups' }, ...groups.map((group) => row(group, groups, isSplit))),
        element('p', { class: 'small' }, readingsButton()),
      );
    }
  };
}

function row(group: Group, groups: readonly Group[], isSplit: boolean): HTMLElement {
  const { title, kind, readers } = group;
  const isOdd = isSplit && kind === 'host' && group !== groups[0];
  const heading =
    kind === 'host'
      ? element('code', { class: 'group-title' }, visible(title))
      : element('span', { class: 'group-title quiet' }, title);
  const chips = readers.map(({ reader, interpretation }) => {
    const reason =
      'reason' in interpretation ? `: ${visible(explainRejection(interpretation.reason))}` : '';
    return element('li', { title: `${fullName(reader)}${reason}` }, shortName(reader));
  });
  return element(
    'li',
    { class: isOdd ? 'odd' : kind },
    heading,
    element('ul', { class: 'chips' }, ...chips),
  );
}

/** Creates a button that opens the card of all readings, which says why programs refuse the input. */
function readingsButton(): HTMLElement {
  const made = button('What each of them reads, and why', () => {
    byId('readings-card', HTMLDetailsElement).open = true;
    const title = byId('readings-title', HTMLElement);
    title.scrollIntoView();
    title.focus();
  });
  made.classList.add('link');
  return made;
}
