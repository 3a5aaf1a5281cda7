// Who connects where: readers, grouped by the host and port that they see.

import type { ReaderReading, ReadingsComparison } from '@urlkit/url-editions';

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
  if (interpretation.kind === 'unknown') return { kind: 'unknown', title: 'not known' };
  if (target === null) return { kind: 'refuse', title: 'refused' };
  if (target.host === '') {
    const isNamed = interpretation.kind === 'url' && interpretation.hostname !== '';
    return { kind: 'none', title: isNamed ? `a program for ${target.scheme}:` : 'no host' };
  }
  const scheme = hasOneScheme || target.scheme === '' ? '' : `${target.scheme}://`;
  const port = target.port === '' ? '' : `:${target.port}`;
  return { kind: 'host', title: scheme + target.host + port };
}
