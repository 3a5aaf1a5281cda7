import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkDependencies, checkReach, type TSConfig } from './checks/dependencies.js';
import { checkDocuments, checkPackageTable } from './checks/documents.js';
import { checkManifest } from './checks/manifest.js';
import { layers } from './layers.js';
import { root } from './run.js';
import { readJSON, readPackages } from './workspace.js';

const packages = readPackages();

function* checkRoot(): Generator<string> {
  const folders = packages.map(({ folder }) => folder);
  if (!isDeepStrictEqual([...layers].sort(), folders)) {
    yield `scripts/layers.ts must name the folders of packages/: ${folders.join(', ')}`;
  }
  const { references = [] } = readJSON<TSConfig>(root, 'tsconfig.json');
  const expected = layers.map((folder) => `packages/${folder}`);
  if (
    !isDeepStrictEqual(
      references.map(({ path }) => path),
      expected,
    )
  ) {
    yield 'tsconfig.json must reference all packages, in the order of scripts/layers.ts';
  }
  yield* checkPackageTable(layers);
  for (const folder of ['test', 'bench']) yield* checkReach(join(root, folder), packages);
}

const problems = [
  ...checkRoot(),
  ...packages.flatMap((pack) =>
    [
      ...checkManifest(pack),
      ...checkDependencies(pack, packages),
      ...checkReach(join(pack.path, 'src'), packages),
      ...checkReach(join(pack.path, 'test'), packages),
      ...checkReach(join(pack.path, 'live-page'), packages),
      ...checkDocuments(pack),
    ].map((problem) => `${pack.manifest.name}: ${problem}`),
  ),
];

for (const problem of problems) console.error(problem);
console.log(`check-packages: ${packages.length} packages, problems: ${problems.length}`);
process.exitCode = problems.length > 0 ? 1 : 0;
