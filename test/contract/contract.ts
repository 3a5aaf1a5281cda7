// Compares packages with older ones: their sources, what they declare, and what they import of each other.

import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import getReleasePlan from '@changesets/get-release-plan';
import { type BuildFailure, build, type Plugin } from 'esbuild';
import type { Package } from '../../scripts/workspace.js';
import { apiReports } from './api-reports.js';

const kinds = ['none', 'patch', 'minor', 'major'] as const;
type Kind = (typeof kinds)[number];

/** By the name of a package, what its next release may change. */
export type Kinds = ReadonlyMap<string, Kind>;

export const byName = (packages: readonly Package[]): ReadonlyMap<string, Package> =>
  new Map(packages.map((pack) => [pack.manifest.name, pack]));

export function isAtLeast(kind: Kind | undefined, least: Kind): boolean {
  return kinds.indexOf(kind ?? 'none') >= kinds.indexOf(least);
}

/** Whether a package needs one version of another. */
export function isExact({ manifest }: Package, name: string): boolean {
  return /^\d/.test(manifest.dependencies?.[name] ?? '');
}

function kindBetween(old: string, version: string): Kind {
  const parts = version.split('.');
  const index = old.split('.').findIndex((part, i) => part !== parts[i]);
  return (['major', 'minor', 'patch'] as const)[index] ?? 'none';
}

/** What changesets allow, except some, and what versions do that are raised already. */
export async function readKinds(
  top: string,
  old: readonly Package[],
  packages: readonly Package[],
  except: ReadonlySet<string> = new Set(),
): Promise<Kinds> {
  const { changesets } = await getReleasePlan(top);
  const releases = changesets.filter(({ id }) => !except.has(id)).flatMap((one) => one.releases);
  const before = byName(old);
  return new Map(
    packages.map(({ manifest: { name, version } }) => {
      const raised = kindBetween(before.get(name)?.manifest.version ?? version, version);
      const noted = releases.filter((release) => release.name === name).map(({ type }) => type);
      return [name, kinds.findLast((kind) => [raised, ...noted].includes(kind)) ?? 'none'];
    }),
  );
}

/** The published code and declarations of a package: each file's name and contents. */
function builtFilesOf({ path, manifest }: Package): string[] {
  const folders = manifest.files.filter((file) => /^dist\b/.test(file));
  return folders.flatMap((folder) => {
    const names = readdirSync(join(path, folder), { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => /\.(?:[cm]?[jt]s|json)$/.test(name)).sort();
    return files.map((name) => name + readFileSync(join(path, folder, name), 'utf8'));
  });
}

/** Whether what is built of a package differs. */
export function differs(old: Package, pack: Package): boolean {
  return builtFilesOf(old).join() !== builtFilesOf(pack).join();
}

/** Packages of which other files are built, and that no changeset names. */
export function sourceProblems(
  old: readonly Package[],
  packages: readonly Package[],
  noted: Kinds,
): string[] {
  const after = byName(packages);
  return old.flatMap((before) => {
    const { name } = before.manifest;
    const pack = after.get(name);
    const isNoted = pack === undefined || noted.get(name) !== 'none';
    return isNoted || !differs(before, pack)
      ? []
      : `${name}: it is built otherwise, and no changeset names it`;
  });
}

/** The lines of a report. Members of a declaration have its first line before them, and names of a list its head. */
function* linesIn(report: string): Generator<string> {
  let first = '';
  for (const line of report.split('\n')) {
    if (/^\w/.test(line)) first = line;
    const [, list, names = ''] = /^(export type \w+ = )((?:'[^']+'(?: \| |;))+)$/.exec(line) ?? [];
    if (list !== undefined) yield* names.split(/ \| |;/).map((name) => list + name);
    else if (/^ +(?!\/\/)\S/.test(line)) yield `${first}\n${line}`;
    else if (/^(?!import )\w/.test(line)) yield line;
  }
}

// Whoever makes an object must add a member that is neither optional nor that of a class.
function isRequired(line: string, before: ReadonlySet<string>): boolean {
  const [first = '', member] = line.split('\n');
  const isMember = member !== undefined && /^ {4}[^ }]/.test(member) && before.has(first);
  return isMember && !/^[a-z ]*\bclass /.test(first) && !/^ {4}(?:readonly )?\w+\?/.test(member);
}

/** Changes of declarations that changesets do not allow. */
export function declarationProblems(
  old: readonly Package[],
  packages: readonly Package[],
  allowed: Kinds,
): string[] {
  const [reportsBefore, reportsAfter] = [apiReports(old), apiReports(packages)];
  const problems: string[] = [];
  for (const entry of new Set([...reportsBefore.keys(), ...reportsAfter.keys()])) {
    const name = /^(?:@\w+\/)?[\w-]+/.exec(entry)?.[0] ?? '';
    const kind = allowed.get(name);
    // A package that is removed stays as it is published. What packages need exactly is no contract.
    if (kind === undefined || packages.some((pack) => isExact(pack, name))) continue;
    const before = new Set(linesIn(reportsBefore.get(entry) ?? ''));
    const after = new Set(linesIn(reportsAfter.get(entry) ?? ''));
    const removed = Array.from(before).filter((line) => !after.has(line));
    const added = Array.from(after).filter((line) => !before.has(line));
    for (const [change, lines] of [['-', removed] as const, ['+', added] as const]) {
      for (const line of lines) {
        const needed = change === '-' || isRequired(line, before) ? 'major' : 'minor';
        if (isAtLeast(kind, needed)) continue;
        const text = line.replace(/\n */, ' ').slice(0, 200);
        problems.push(`${entry} needs a ${needed} changeset: ${change} ${text}`);
      }
    }
  }
  return problems;
}

/** Resolves the entries of a package, and what it imports of others. What others import is left out. */
const withOthers = (pack: Package, others: ReadonlyMap<string, Package>): Plugin => ({
  name: 'with-others',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /^[^.]/ }, async ({ path, kind, importer, pluginData }) => {
      if (pluginData === pack) return null;
      const isEntry = kind === 'entry-point';
      const other = others.get(/^(?:@\w+\/)?[\w-]+/.exec(path)?.[0] ?? '');
      const from = isEntry ? pack : importer.startsWith(pack.path + sep) ? other : undefined;
      if (from === undefined) return { path, external: true };
      const options = { resolveDir: from.path, pluginData: pack };
      const found = await resolve(path, { kind: 'import-statement', ...options });
      // Not each entry is there under all conditions.
      return isEntry && found.errors.length > 0 ? { path, namespace: 'none' } : found;
    });
    onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: '' }));
  },
});

const node = ['node', 'module-sync'];
const conditionSets = [[], node, [...node, 'no-idna']];

/** What a package imports of others, and they do not export. */
async function linkProblems(pack: Package, others: readonly Package[]): Promise<string[]> {
  const { name, exports } = pack.manifest;
  const subpaths = Object.keys(exports).filter((subpath) => subpath !== './package.json');
  const builds = conditionSets.map((conditions) =>
    build({
      entryPoints: subpaths.map((subpath) => name + subpath.slice(1)),
      ...{ bundle: true, write: false, format: 'esm', outdir: 'none', logLevel: 'silent' },
      ...{ platform: 'neutral', conditions, plugins: [withOthers(pack, byName(others))] },
    }).catch((failure: BuildFailure) => failure),
  );
  const results = await Promise.all(builds);
  const messages = results.flatMap(({ errors, warnings }) => [
    ...errors,
    // Of a namespace, a member that is not exported.
    ...warnings.filter(({ id }) => id === 'import-is-undefined'),
  ]);
  return Array.from(
    new Set(messages.map(({ text, location }) => `${text} (${location?.file}:${location?.line})`)),
  );
}

/** What packages import of others of the other age, and these do not export. */
export async function pairProblems(
  old: readonly Package[],
  packages: readonly Package[],
  allowed: Kinds,
): Promise<string[]> {
  const problems: string[] = [];
  // An old package takes no new major version, and a new one may ask for a new minor version.
  for (const [age, ours, others, separating] of [
    ['old', old, packages, 'major'],
    ['new', packages, old, 'minor'],
  ] as const) {
    for (const pack of ours) {
      const beside = others.filter(({ manifest: { name } }) => {
        return !isAtLeast(allowed.get(name), separating) && !isExact(pack, name);
      });
      const found = await linkProblems(pack, beside);
      const title = `${age} ${pack.manifest.name}, other packages ${age === 'old' ? 'new' : 'old'}`;
      problems.push(...found.map((problem) => `${title}: ${problem}`));
    }
  }
  return problems;
}
