// Tests that a change is found that breaks packages beside others of another version, and that the reports in api/ are up to date.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'ava';
import { root } from '../../scripts/run.js';
import { type Package, readPackages, withDependencies } from '../../scripts/workspace.js';
import { apiReports, reportFile } from '../contract/api-reports.js';
import { findCommit } from '../contract/base.js';
import {
  declarationProblems,
  isExact,
  type Kinds,
  pairProblems,
  readKinds,
  sourceProblems,
} from '../contract/contract.js';

const packages = readPackages();
const nothing: Kinds = new Map(packages.map(({ manifest }) => [manifest.name, 'none']));
const allowing = (name: string, kind: 'patch' | 'minor' | 'major'): Kinds =>
  new Map([...nothing, [name, kind]]);

// Below the packages that are installed, as declarations need those of Node.
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const temporary = mkdtempSync(join(cache, 'contract-'));
test.after.always(() => rmSync(temporary, { recursive: true }));

const newFolder = (): string => mkdtempSync(join(temporary, 'copy-'));

function find(all: readonly Package[], wanted: string): Package {
  const found = all.find(({ manifest }) => manifest.name === wanted);
  if (found === undefined) throw new Error(wanted);
  return found;
}

const isNoMap = (path: string): boolean => !path.endsWith('.map');

/** Copies the files of some packages that are published, beside the others. */
function copy(names: Iterable<string>): Package[] {
  const wanted = new Set(names);
  const top = newFolder();
  mkdirSync(join(top, 'node_modules/@urlkit'), { recursive: true });
  for (const { folder, path, manifest } of packages) {
    const isCopied = wanted.has(manifest.name);
    const to = join(top, 'packages', folder);
    for (const name of isCopied ? ['package.json', ...manifest.files] : []) {
      if (!existsSync(join(path, name))) continue;
      cpSync(join(path, name), join(to, name), { recursive: true, filter: isNoMap });
    }
    symlinkSync(isCopied ? to : path, join(top, 'node_modules', manifest.name), 'junction');
  }
  return readPackages(top);
}

/** Changes the files of packages whose paths match. */
function edit(all: readonly Package[], files: RegExp, change: (text: string) => string): void {
  for (const { path } of all) {
    for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
      const file = join(path, name);
      if (files.test(name)) writeFileSync(file, change(readFileSync(file, 'utf8')));
    }
  }
}

const modules = /^dist[\\/](?!cjs).*\.(?:js|d\.ts)$/;
const mainModules = /^dist[\\/](?:node[\\/])?(?:index|whole)\.js$/;

/** What Node says when it loads url-api of one version, and other packages of another. */
function messageOfNode(api: Package, others: readonly Package[]): string {
  const project = newFolder();
  for (const { manifest, path } of [...others, api]) {
    for (const name of ['package.json', 'dist']) {
      const to = join(project, 'node_modules', manifest.name, name);
      rmSync(to, { recursive: true, force: true });
      cpSync(join(path, name), to, { recursive: true, filter: isNoMap });
    }
  }
  const program = ['--input-type=module', '--eval', "import '@urlkit/url-api';"];
  return spawnSync(process.execPath, program, { cwd: project, encoding: 'utf8' }).stderr;
}

/** A value that the modules of a package import of another. */
function importedValue({ path }: Package, name: string): string | undefined {
  const dist = join(path, 'dist');
  const files = readdirSync(dist).filter((file) => /^(?!bundled|polyfill).*\.js$/.test(file));
  const text = files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
  const list = new RegExp(`import ?\\{ ?(\\w+)[^}]*\\} ?from ?["']${name}["/]`).exec(text);
  return list?.[1];
}

const api = find(packages, '@urlkit/url-api');

test('the reports in api/ are those of the built packages, as they are published', (t) => {
  const folder = join(root, 'api');
  const reports = Array.from(
    apiReports(copy(packages.map(({ manifest }) => manifest.name))),
    ([name, text]) => [reportFile(name), text] as const,
  );
  const expected = new Map(reports);
  for (const file of new Set([...expected.keys(), ...readdirSync(folder)])) {
    const path = join(folder, file);
    const written = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    t.true(written === expected.get(file), `api/${file} is not up to date: npm run write -- api`);
  }
});

test('a value that is renamed in all packages needs a major changeset', async (t) => {
  const names = withDependencies([api.manifest.name]);
  const old = packages.filter(({ manifest }) => names.has(manifest.name));
  const renamed = copy(names);
  const values = new Map(
    Object.keys(api.manifest.dependencies ?? {}).flatMap((dependency) => {
      const name = isExact(api, dependency) ? undefined : importedValue(api, dependency);
      return name === undefined ? [] : [[dependency, name] as const];
    }),
  );
  t.true(values.size >= 3);
  const pattern = new RegExp(`\\b(${Array.from(values.values()).join('|')})\\b`, 'g');
  edit(renamed, modules, (text) => text.replace(pattern, '$1Again'));

  t.deepEqual(await pairProblems(renamed, renamed, nothing), []);
  const pairs = (await pairProblems(old, renamed, nothing)).join('\n');
  const declared = declarationProblems(old, renamed, nothing).join('\n');
  for (const [dependency, name] of values) {
    t.regex(pairs, new RegExp(`^old @urlkit/url-api, .*: No matching export .* "${name}" `, 'm'));
    t.regex(
      pairs,
      new RegExp(`^new @urlkit/url-api, .*: No matching export .* "${name}Again" `, 'm'),
    );
    const removed = new RegExp(
      `^${dependency}\\S* needs a major changeset: - .*\\b${name}\\b`,
      'm',
    );
    t.regex(declared, removed);
  }
  t.regex(messageOfNode(api, renamed), /does not provide an export named/);
  t.regex(messageOfNode(find(renamed, api.manifest.name), old), /does not provide an export named/);

  const major: Kinds = new Map(old.map(({ manifest }) => [manifest.name, 'major']));
  t.deepEqual(await pairProblems(old, renamed, major), []);
});

test('a new export that another package uses needs a minor changeset', async (t) => {
  const [host, parser] = ['@urlkit/host', '@urlkit/url-parser'];
  const old = copy([host, parser]);
  const changed = copy([host, parser]);
  const [changedHost, changedParser] = [find(changed, host), find(changed, parser)];
  edit([changedHost], mainModules, (text) => `${text}\nexport const added = 1;\n`);
  edit(
    [changedHost],
    /^dist[\\/]index\.d\.ts$/,
    (text) => `export declare const added = 1;\n${text}`,
  );
  edit(
    [changedParser],
    mainModules,
    (text) => `import { added } from '${host}'; added();\n${text}`,
  );

  t.deepEqual(await pairProblems(changed, changed, nothing), []);
  for (const allowed of [nothing, allowing(host, 'patch')]) {
    t.regex(
      (await pairProblems(old, changed, allowed)).join('\n'),
      /^new @urlkit\/url-parser, .*: No matching export in .* for import "added"/,
    );
    t.deepEqual(declarationProblems(old, changed, allowed), [
      '@urlkit/host needs a minor changeset: + export const added = 1;',
    ]);
  }
  t.deepEqual(await pairProblems(old, changed, allowing(host, 'minor')), []);
  t.deepEqual(declarationProblems(old, changed, allowing(host, 'minor')), []);
});

for (const [what, statement, message] of [
  ['entry', "import '@urlkit/host/more'", 'Could not resolve "@urlkit/host/more"'],
  [
    're-exported value',
    "export { added as again } from '@urlkit/host'",
    'No matching export in .* "added"',
  ],
  [
    'member of a namespace',
    "import * as host from '@urlkit/host'; host.added()",
    'Import "added" will always be undefined',
  ],
] as const) {
  test(`a removed ${what} is found`, async (t) => {
    const [host, parser] = ['@urlkit/host', '@urlkit/url-parser'];
    const unchanged = [host, parser].map((name) => find(packages, name));
    const old = copy([host, parser]);
    edit(old, mainModules, (text) => `${text}\nexport const added = 1;\n`);
    edit([find(old, host)], /^package\.json$/, (text) =>
      text.replace('"exports": {', '"exports": { "./more": "./dist/index.js",'),
    );
    edit([find(old, parser)], mainModules, (text) => `${statement};\n${text}`);
    t.deepEqual(await pairProblems(old, old, nothing), []);
    const found = await pairProblems(old, unchanged, nothing);
    t.regex(found.join('\n'), new RegExp(`^old ${parser}, other packages new: ${message}`));
  });
}

test('what is built and not published needs no changeset', (t) => {
  const published = copy(packages.map(({ manifest }) => manifest.name));
  t.is(published.length, packages.length);
  t.deepEqual(sourceProblems(published, packages, nothing), []);
});

test('a change of what is built needs a changeset', (t) => {
  const host = '@urlkit/host';
  const [old, changed] = [copy([host]), copy([host])];
  t.deepEqual(sourceProblems(old, changed, nothing), []);
  edit(changed, /^dist[\\/]index\.js$/, (text) => `${text}\n`);
  t.deepEqual(sourceProblems(old, changed, nothing), [
    `${host}: it is built otherwise, and no changeset names it`,
  ]);
  t.deepEqual(sourceProblems(old, changed, allowing(host, 'patch')), []);
});

/** Declarations, what is in their place after a change, and what the change needs. */
const changes: readonly (readonly [old: string, now: string, needed: string])[] = [
  ['export interface A { a: 1 }', 'export interface A { a: 1; b?: 2 }', 'minor'],
  ['export interface A { a: 1 }', 'export interface A { a: 1; b: 2 }', 'major'],
  ['export interface A { a?: 1 }', 'export interface A { a: 1 }', 'major'],
  ['export interface A { a: 1; b: 2 }', 'export interface A { a: 1 }', 'major'],
  [
    'export interface A { a: B } interface B { b: 1 }',
    'export interface A { a: B } interface B { b: 2 }',
    'major',
  ],
  ['export interface A { a: 1 }', 'export interface A { /** Says more. */ a: 1 }', 'none'],
  ['export interface A { a: 1; b: 2 }', 'export interface A { b: 2; a: 1 }', 'none'],
  [
    'export interface A { a: 1; b: 2 }',
    '/** @deprecated Use C. */ export interface A { a: 1; /** @deprecated Use a. */ b: 2 }',
    'none',
  ],
  ['export declare class A { a(): 1; }', 'export declare class A { a(): 1; b(): 2; }', 'minor'],
  ['export declare class A { a(): 1; }', 'export declare class A { }', 'major'],
  ['export declare class A { a(): 1; }', 'export declare class A { private a; }', 'major'],
  ['export declare function a(b: 1): 1;', 'export declare function a(b: 1, c?: 2): 1;', 'major'],
  ['export declare function a(b: 1): 1;', 'export declare function a(b: 1): 2;', 'major'],
  [
    'export declare function a(b: 1): 1;',
    'export declare function a(b: 1): 1; export declare function a(b: 2): 1;',
    'minor',
  ],
  ['export declare const a: 1;', 'export declare const a: 2;', 'major'],
  ['export declare const a: 1;', 'export declare const a: 1; export declare const b: 1;', 'minor'],
  ['export declare const a: 1; export declare const b: 1;', 'export declare const b: 1;', 'major'],
  ['export type A = 1;', 'export type A = 1 | 2;', 'major'],
  ["export type A = 'a' | 'b';", "export type A = 'a' | 'c' | 'b';", 'minor'],
  ["export type A = 'a';", "export type A = 'a' | 'b';", 'minor'],
  ["export type A = 'a' | 'b';", "export type A = 'a';", 'major'],
  ["export type A = 'a' | 'b';", "export type A = 'a' | 'b' | 1;", 'major'],
  ["export type A = 'a';", 'export type A = string;', 'major'],
  ['type A = 1; export declare const a: A;', 'type B = 1; export declare const a: B;', 'major'],
  [
    "export {parseIPv6} from '@urlkit/ipv6';",
    "export {serializeIPv6} from '@urlkit/ipv6';",
    'major',
  ],
];

/** A package with an entry for each declaration, and patterns in two more. */
function withEntries(declarations: readonly string[], pattern: string): Package[] {
  const path = join(newFolder(), 'packages/host');
  mkdirSync(path, { recursive: true });
  const exports: Record<string, object> = {};
  for (const [index, text] of declarations.entries()) {
    exports[`./${index}`] = { types: `./${index}.d.ts`, default: './code.js' };
    // As compilers write them.
    const lines = text.replace(/\{ |; (?!\})/g, '$&\n').replace(/;? \}/g, ';\n}\n');
    writeFileSync(join(path, `${index}.d.ts`), `${lines}\nexport {};\n`);
  }
  exports['./patterns'] = { types: './patterns.d.ts', default: './code.js' };
  writeFileSync(
    join(path, 'patterns.d.ts'),
    'export declare const text: string; export declare const pattern: RegExp;',
  );
  writeFileSync(
    join(path, 'code.js'),
    `export const text = ${JSON.stringify(pattern)}; export const pattern = /${pattern}/u;`,
  );
  const manifest = { name: '@urlkit/host', version: '1.0.0', type: 'module', exports };
  writeFileSync(join(path, 'package.json'), JSON.stringify(manifest));
  return readPackages(dirname(dirname(path)));
}

test('each change of a declaration needs the right changeset', (t) => {
  const old = withEntries(
    changes.map(([text]) => text),
    'a|b',
  );
  const changed = withEntries(
    changes.map(([, text]) => text),
    'a|b',
  );
  const found = declarationProblems(old, changed, nothing);
  for (const [index, [before, now, needed]] of changes.entries()) {
    const kinds = found
      .filter((problem) => problem.startsWith(`@urlkit/host/${index} `))
      .map((problem) => /needs a (\w+) changeset/.exec(problem)?.[1] ?? '');
    const most = ['major', 'minor'].find((kind) => kinds.includes(kind)) ?? 'none';
    t.is(most, needed, `${before} → ${now}`);
  }
  t.is(found.filter((problem) => problem.startsWith('@urlkit/host/patterns')).length, 0);
});

test('another pattern that matches the same is a change', (t) => {
  t.deepEqual(declarationProblems(withEntries([], 'a|b'), withEntries([], 'b|a'), nothing), [
    '@urlkit/host/patterns needs a major changeset: - export const pattern: RegExp; // /a|b/u',
    '@urlkit/host/patterns needs a major changeset: - export const text: string; // "a|b"',
    '@urlkit/host/patterns needs a minor changeset: + export const pattern: RegExp; // /b|a/u',
    '@urlkit/host/patterns needs a minor changeset: + export const text: string; // "b|a"',
  ]);
});

test('what is needed in one version has no contract', async (t) => {
  const [host, parser] = ['@urlkit/host', '@urlkit/url-parser'];
  const [old, changed] = [copy([host, parser]), copy([host, parser])];
  const value = importedValue(find(old, parser), host);
  edit(changed, modules, (text) =>
    text.replace(new RegExp(`\\b${value}\\b`, 'g'), `${value}Again`),
  );
  t.true((await pairProblems(old, changed, nothing)).length > 0);
  const exact = (all: readonly Package[]): Package[] =>
    all.map((pack) => ({
      ...pack,
      manifest: { ...pack.manifest, dependencies: { [host]: '1.0.0' } },
    }));
  t.deepEqual(await pairProblems(exact(old), exact(changed), nothing), []);
  t.deepEqual(declarationProblems(exact(old), exact(changed), nothing), []);
});

test('kinds come from changesets that the base does not have, and from raised versions', async (t) => {
  const top = newFolder();
  const versions = {
    old: ['1.0.0', '1.0.0', '1.2.0', '1.2.3'],
    now: ['1.0.0', '1.0.0', '2.0.0', '1.2.4'],
  };
  const packs = (list: readonly string[]): Package[] =>
    list.map((version, index) => {
      const directory = `packages/p${index}`;
      const path = join(top, directory);
      const manifest = { name: `p${index}`, version, exports: {}, files: [] };
      mkdirSync(path, { recursive: true });
      writeFileSync(join(path, 'package.json'), JSON.stringify(manifest));
      return { folder: `p${index}`, directory, path, manifest, isShim: false };
    });
  const [old, now] = [packs(versions.old), packs(versions.now)];
  mkdirSync(join(top, '.changeset'));
  const write = (path: string, text: string): void => writeFileSync(join(top, path), text);
  write('package.json', '{ "name": "top", "private": true, "workspaces": ["packages/*"] }');
  write('package-lock.json', '{}');
  write('.changeset/config.json', '{}');
  write('.changeset/base.md', "---\n'p0': major\n'p1': minor\n---\n\nOld.\n");
  write('.changeset/new.md', "---\n'p1': patch\n---\n\nNew.\n");
  const kindsWithout = async (...ids: readonly string[]): Promise<string> =>
    Array.from((await readKinds(top, old, now, new Set(ids))).values()).join();
  t.is(await kindsWithout(), 'major,minor,major,patch');
  t.is(await kindsWithout('base'), 'none,patch,major,patch');
});

test('a clone compares with the last release, else with contract-base, else with main, else with nothing', async (t) => {
  const top = newFolder();
  const git = (...args: readonly string[]): string => {
    const author = [
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@localhost',
      '-c',
      'commit.gpgsign=false',
    ];
    const { status, stdout, stderr } = spawnSync('git', [...author, ...args], {
      cwd: top,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  const commit = (): string => {
    git('commit', '--quiet', '--allow-empty', '--message', 'A commit');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet', '--initial-branch', 'other');
  const first = commit();
  t.is(await findCommit(top), null);
  t.deepEqual(await findCommit(top, 'HEAD'), [first, 'HEAD']);
  await t.throwsAsync(findCommit(top, 'nowhere'), { message: /nowhere/ });
  git('branch', 'main');
  const second = commit();
  t.deepEqual(await findCommit(top), [first, 'the last of main in this branch']);
  git('update-ref', 'refs/remotes/origin/main', second);
  const third = commit();
  t.deepEqual(await findCommit(top), [second, 'the last of origin/main in this branch']);
  git('tag', 'contract-base');
  commit();
  t.deepEqual(await findCommit(top), [third, 'contract-base']);
  const release = commit();
  git('tag', '@urlkit/host@1.0.0');
  commit();
  t.deepEqual(await findCommit(top), [release, '@urlkit/host@1.0.0']);
});
