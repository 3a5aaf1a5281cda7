// The kinds of texts, and the names of files that have them.

import { assertString } from '@urlkit/internal';
import type { Part } from './escaping.js';
import { textEscaping } from './escapings.js';
import { partsOfCSV } from './fields-of-csv.js';
import { partsOfYAML } from './scalars-of-yaml.js';
import { partsOfCode, partsOfJSON, partsOfShell } from './strings-in-code.js';
import { partsOfSettings } from './values-of-settings.js';
import { partsOfXML } from './values-of-xml.js';

/**
 * What a text is: `settings` are files such as `.env`, `.ini`, `.properties` and TOML, and `text` is everything that has no kind of
 * its own, such as a log.
 */
export type TextKind =
  | 'text'
  | 'json'
  | 'javascript'
  | 'csv'
  | 'yaml'
  | 'xml'
  | 'settings'
  | 'shell';

interface Kind {
  readonly partsOf: (text: string) => readonly Part[];
  /** Ends of the names of files, in lower case. */
  readonly names: readonly string[];
}

const kinds: Readonly<Record<TextKind, Kind>> = {
  text: {
    partsOf: (text) => [{ start: 0, end: text.length, escaping: textEscaping, isValue: false }],
    names: ['.rst', '.po', '.pot', '.log'],
  },
  json: {
    partsOf: partsOfJSON,
    names: [
      ...['.json', '.jsonl', '.ndjson', '.jsonc', '.geojson', '.ipynb', '.har', '.webmanifest'],
    ],
  },
  javascript: {
    partsOf: partsOfCode,
    names: ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx', '.json5'],
  },
  csv: { partsOf: partsOfCSV, names: ['.csv', '.tsv'] },
  yaml: { partsOf: partsOfYAML, names: ['.yaml', '.yml'] },
  xml: {
    partsOf: partsOfXML,
    names: [
      '.xml',
      '.rss',
      '.atom',
      '.svg',
      '.opml',
      '.kml',
      '.gpx',
      '.xsd',
      '.xsl',
      '.wsdl',
      '.plist',
    ],
  },
  settings: {
    partsOf: partsOfSettings,
    names: ['.env', '.ini', '.cfg', '.conf', '.properties', '.toml'],
  },
  shell: { partsOf: partsOfShell, names: ['.sh', '.bash', '.zsh'] },
};

/** All kinds of texts. */
export const textKinds = Object.keys(kinds) as readonly TextKind[];

/** The ends of the names of files of each kind. */
export const namesOfKinds: ReadonlyMap<TextKind, readonly string[]> = new Map(
  textKinds.map((kind) => [kind, kinds[kind].names]),
);

/** Returns the kind that the name of a file says; null if it says none. A name such as `.env.local` is one of settings. */
export function kindOfName(name: string): TextKind | null {
  assertString(name, 'name');
  const last = name.toLowerCase().replace(/^.*[\\/]/s, '');
  if (/^\.env(?:\.|$)/.test(last)) return 'settings';
  return (
    textKinds.find((kind) => kinds[kind].names.some((end) => last.endsWith(end) && last !== end)) ??
    null
  );
}

/** Returns the values of a text, and the text between them. */
export function partsOf(text: string, kind: TextKind): readonly Part[] {
  return kinds[kind].partsOf(text);
}
