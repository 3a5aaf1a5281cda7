// npm run build [-- --force]: builds all packages, unless their sources and what was built are as after the last build. In the
// folder of a package, builds only that.

import { buildPackages } from './build-packages.js';
import { changedSinceBuild, recordBuild } from './built.js';
import { packageHere, readPackages } from './workspace.js';

const only = packageHere();
const packages = only === undefined ? readPackages() : [only];
if (only || process.argv.includes('--force') || changedSinceBuild(packages).length > 0) {
  await recordBuild(packages, buildPackages);
} else {
  console.log('The packages are built already.');
}
