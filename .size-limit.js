// What size-limit measures: each program of size-budgets.json, or of the file that URLKIT_SIZES names.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const list = process.env.URLKIT_SIZES ?? 'size-budgets.json';
const folder = join(dirname(list), 'dist/sizes');
mkdirSync(folder, { recursive: true });

export default JSON.parse(readFileSync(list, 'utf8')).map(
  ({ name, code, conditions = [], budget }, index) => {
    const path = join(folder, `${index}.js`);
    writeFileSync(path, code);
    return {
      ...{ name, path, gzip: true, limit: budget && `${budget} B` },
      // esbuild adds `module` if no condition is set.
      modifyEsbuildConfig: (config) => ({
        ...config,
        ...{ format: 'esm', conditions: ['module', ...conditions] },
      }),
    };
  },
);
