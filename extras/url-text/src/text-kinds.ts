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

/** Ends of the names of files, in lower case. */
const endsOfNames: Readonly<Record<TextKind, readonly string[]>> = {
  text: ['.rst', '.po', '.pot', '.log'],
  json: [...['.json', '.jsonl', '.ndjson', '.jsonc', '.geojson', '.ipynb', '.har', '.webmanifest']],
  javascript: ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx', '.json5'],
  csv: ['.csv', '.tsv'],
  yaml: ['.yaml', '.yml'],
  xml: [
    ...['.xml', '.rss', '.atom', '.svg', '.opml', '.kml', '.gpx', '.xsd', '.xsl', '.wsdl'],
    '.plist',
  ],
  settings: ['.env', '.ini', '.cfg', '.conf', '.properties', '.toml'],
  shell: ['.sh', '.bash', '.zsh'],
};

const readers: Readonly<Record<TextKind, (text: string) => readonly Part[]>> = {
  text: (text) => [{ start: 0, end: text.length, escaping: textEscaping, isValue: false }],
  json: partsOfJSON,
  javascript: partsOfCode,
  csv: partsOfCSV,
  yaml: partsOfYAML,
  xml: partsOfXML,
  settings: partsOfSettings,
  shell: partsOfShell,
};

/** All kinds of texts. */
export const textKinds = /* @__PURE__ */ Object.keys(endsOfNames) as readonly TextKind[];

/** The ends of the names of files of each kind. */
export const namesOfKinds: ReadonlyMap<TextKind, readonly string[]> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(endsOfNames) as [TextKind, readonly string[]][],
);

/** Returns the kind that the name of a file says; null if it says none. A name such as `.env.local` is one of settings. */
export function kindOfName(name: string): TextKind | null {
  assertString(name, 'name');
  const last = name.toLowerCase().replace(/^.*[\\/]/s, '');
  if (/^\.env(?:\.|$)/.test(last)) return 'settings';
  return (
    textKinds.find((kind) => endsOfNames[kind].some((end) => last.endsWith(end) && last !== end)) ??
    null
  );
}

/** Returns the values of a text, and the text between them. */
export function partsOf(text: string, kind: TextKind): readonly Part[] {
  return readers[kind](text);
}
