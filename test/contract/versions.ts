// npm run check -- versions [NAME…]: runs the tests of old packages with each new dependency alone, and those of new packages with
// old dependencies. Old are the packages that check -- contract compares with.

import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../scripts/run.js';
import { type Package, readPackages, withDependencies } from '../../scripts/workspace.js';
import { keepPlaces, options } from '../support/bundle-tests.js';
import { findData } from '../support/wpt-data.js';
import { findBase } from './base.js';
import { byName, differs, isAtLeast, isExact, type Kinds, readKinds } from './contract.js';

/** What depends on most others. */
const known = ['url-api', 'url-reference', 'host-policy'];

// Within the checkout, so that tests find their tools.
const work = join(root, '.cache/versions');

/** Copies packages, so that they load each other and not what is beside the originals. */
function install(
  packages: readonly Package[],
  ofSameAge: (pack: Package) => readonly Package[],
): void {
  const unwanted = /[\\/](?:test|bench|generator|node_modules)$/;
  const copy = ({ path, manifest }: Package, folder: string): void => {
    const filter = (file: string): boolean => !unwanted.test(file.slice(path.length));
    cpSync(path, join(folder, 'node_modules', manifest.name), { recursive: true, filter });
  };
  rmSync(work, { recursive: true, force: true });
  for (const pack of packages) {
    copy(pack, work);
    const own = ofSameAge(pack).filter(({ manifest }) => isExact(pack, manifest.name));
    for (const other of own) copy(other, join(work, 'node_modules', pack.manifest.name));
  }
}

/** Runs the tests in a folder with what is installed. Prints their output if they fail. */
async function runTests(tests: string): Promise<boolean> {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' });
  const entryPoints = files.filter((file) => file.endsWith('.test.ts'));
  await build({
    ...{ ...options, outbase: tests, outdir: join(work, 'tests'), plugins: [keepPlaces] },
    entryPoints: entryPoints.map((file) => join(tests, file)),
  });
  const config = "export { settings as default } from '../../test/support/ava-settings.js';";
  writeFileSync(join(work, 'ava.config.js'), config);
  writeFileSync(join(work, 'package.json'), '{ "type": "module" }');
  const ava = [join(root, 'node_modules/ava/entrypoints/cli.mjs'), 'tests/**'];
  const env = { ...process.env, WPT_URL_DIR: findData() ?? '' };
  const settings = { cwd: work, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ava, settings);
  if (status !== 0) console.error((stderr + stdout).split('\n').slice(-100).join('\n'));
  return status === 0;
}

/** With which new packages an old package, or itself when it is new, runs beside old ones. */
function* combinationsOf(
  name: string,
  old: readonly Package[],
  packages: readonly Package[],
  allowed: Kinds,
): Generator<ReadonlySet<string>> {
  const [before, after] = [byName(old), byName(packages)];
  const isAlike = (each: string): boolean => {
    const [one, other] = [before.get(each), after.get(each)];
    return one === undefined || other === undefined || !differs(one, other);
  };
  const may = (each: string, kind: 'minor' | 'major'): boolean =>
    isAtLeast(allowed.get(each), kind);
  for (const dependency of withDependencies([name], old)) {
    if (dependency === name || isAlike(dependency)) continue;
    // It may need what is new in these.
    const needed = withDependencies([dependency], packages);
    const fresh = Array.from(needed).filter((each) => each === dependency || may(each, 'minor'));
    const isApart = fresh.some(
      (each) => may(each, 'major') || old.some((pack) => isExact(pack, each)),
    );
    if (isApart) console.log(`old ${name} is never installed with new ${dependency}`);
    else yield new Set(fresh);
  }
  const all = Array.from(withDependencies([name], packages));
  const fresh = all.filter((each) => each === name || may(each, 'minor'));
  if (all.some((each) => !fresh.includes(each) && !isAlike(each))) yield new Set(fresh);
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown}. Known: ${known.join(', ')}`);
const base = await findBase();
if (base !== null) {
  console.log(`Old packages are those of ${base.name}.`);
  const [old, packages] = [base.packages, readPackages()];
  const allowed = await readKinds(root, old, packages, base.changesets);
  const [before, after] = [byName(old), byName(packages)];
  const everything = new Set([...before.keys(), ...after.keys()]);
  const chosen = old.filter(({ folder }) => (names.length > 0 ? names : known).includes(folder));
  for (const { manifest } of chosen) {
    for (const fresh of combinationsOf(manifest.name, old, packages, allowed)) {
      const choose = (name: string): Package | undefined =>
        fresh.has(name) ? after.get(name) : (before.get(name) ?? after.get(name));
      const installed = Array.from(everything).flatMap((name) => choose(name) ?? []);
      install(installed, (pack) => (old.includes(pack) ? old : packages));
      const isNew = fresh.has(manifest.name);
      const { directory } = manifest['repository'] as { readonly directory: string };
      const folder = isNew ? after.get(manifest.name)?.path : join(base.source, directory);
      const passed = await runTests(join(folder ?? '', 'test'));
      const title = `${manifest.name} with new ${Array.from(fresh).join(', ')}, other packages old`;
      console.log(`${isNew ? 'new' : 'old'} ${title}: ${passed ? 'passed' : 'failed'}`);
      if (!passed) process.exitCode = 1;
    }
  }
}
