// npm run release:version: turns changesets into versions.

import { readContents, versionPackages } from './containers.js';
import { root } from './run.js';

const containers = await versionPackages(root, await readContents());
console.log(`Released for what they contain: ${containers.join(', ') || 'none'}`);
