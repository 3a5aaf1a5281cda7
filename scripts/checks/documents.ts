import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../run.js';
import type { Package } from '../workspace.js';
import { dataLicences, noticeFolders } from './data-packages.js';

const sections = [
  'When to use it',
  'What it does not do',
  'Security considerations',
  'Install',
  'Use',
  'API',
  'Differences from the standard',
];

const licence = readFileSync(join(root, 'LICENSE'), 'utf8');
const notice = readFileSync(join(root, 'NOTICE.md'), 'utf8');
const MPL = 'Mozilla Public License Version 2.0';

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** What is wrong in a package's README.md, LICENSE and NOTICE.md. */
export function* checkDocuments({ folder, path, manifest }: Package): Generator<string> {
  const [title, ...lines] = readOrNothing(join(path, 'README.md')).split('\n');
  const missing = sections.filter((section) => !lines.includes(`## ${section}`));
  if (title !== `# ${manifest.name}`) yield `README.md must begin with "# ${manifest.name}"`;
  if (missing.length > 0) {
    yield `README.md must have the sections "## ${missing.join('", "## ')}"`;
  }
  const text = readOrNothing(join(path, 'LICENSE'));
  if (dataLicences.has(folder) ? !text.startsWith(MPL) : text !== licence) {
    yield 'LICENSE must be the same as that of the root, or that of the data';
  }
  if (noticeFolders.has(folder) && readOrNothing(join(path, 'NOTICE.md')) !== notice) {
    yield 'NOTICE.md must be the same as that of the root';
  }
}

/** What is wrong in the table of packages of the root's README.md. */
export function* checkPackageTable(layers: readonly string[]): Generator<string> {
  const rows = readOrNothing(join(root, 'README.md')).matchAll(
    /^\| \[([\w-]+)\]\(packages\/\1#readme\)/gm,
  );
  const folders = Array.from(rows, ([, folder]) => folder);
  if (!isDeepStrictEqual(folders, layers)) {
    yield 'README.md must list all packages, in the order of scripts/layers.ts';
  }
}
