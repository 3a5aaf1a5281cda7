// Builds the script that engines run.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'webidl2';
import { buildClassicScript } from '../../scripts/classic-script.js';
import { root } from '../../scripts/run.js';
import { readJSON } from '../../scripts/workspace.js';
import type { Attribute } from '../support/attributes.js';
import type { ProgramData } from './program.js';

/** The folder of the data; see test/support/wpt.ts. */
const folder = join(root, process.env['WPT_URL_DIR'] ?? '../shared/wpt');

function read<Case extends object>(...files: readonly string[]): Case[] {
  const items = files.flatMap((file) => readJSON<(Case | string)[]>(folder, file));
  return items.filter((item): item is Case => typeof item !== 'string');
}

function readData(): ProgramData {
  const { comment: _, ...setters } = readJSON<Record<string, object[]>>(
    folder,
    'setters_tests.json',
  );
  return {
    cases: {
      urls: read('urltestdata.json', 'urltestdata-javascript-only.json'),
      setters: Object.entries(setters).flatMap(([attribute, cases]) =>
        cases.map((setterCase) => [attribute as Attribute, setterCase as never] as const),
      ),
      toASCII: read('toascii.json'),
      idna: read<{ input: string; output: string | null }>(
        'IdnaTestV2.json',
        'IdnaTestV2-removed.json',
      ).filter(({ input }) => input !== ''),
    },
    interfaces: parse(readFileSync(join(root, 'test/web-idl/url.idl'), 'utf8')).filter(
      (definition) => definition.type === 'interface',
    ),
  };
}

function inASCII(json: string): string {
  return json.replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const shims: Readonly<Record<string, string>> = {
  ava: 'ava.ts',
  'node:util': 'util.ts',
  '@urlkit/url-api': 'url-api.ts',
};

export interface Program {
  /** Deletes the classes of the engine and installs the polyfill. */
  readonly polyfill: string;
  /** The same with the script that has no IDNA. */
  readonly asciiPolyfill: string;
  /** Leaves a report in the global variable urlkitReport. */
  readonly test: string;
}

export async function buildProgram(): Promise<Program> {
  const alias = Object.fromEntries(
    Object.entries(shims).map(([name, file]) => [name, join(root, 'test/engines/shims', file)]),
  );
  const entry = JSON.stringify(join(root, 'test/engines/program.ts'));
  const code = await buildClassicScript(`import ${entry}`, { alias });
  const data = JSON.stringify(inASCII(JSON.stringify(readData())));
  const install = (name: string): string => {
    const script = readFileSync(join(root, 'packages/url-api/dist', name), 'utf8');
    return `delete globalThis.URL; delete globalThis.URLSearchParams;\n${script}`;
  };
  return {
    polyfill: install('polyfill.js'),
    asciiPolyfill: install('polyfill.ascii.js'),
    test: `globalThis.urlkitData = ${data};\n${code}`,
  };
}
