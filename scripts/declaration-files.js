// Plugins of Rollup for the declarations that tsc has written.

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** The declarations that entries import, and what these import. */
function declarationsOf(dist, entries) {
  const files = new Set(entries.map((name) => `${name}.d.ts`));
  for (const file of files) {
    const imports = readFileSync(join(dist, file), 'utf8').matchAll(/['"](\.[^'"]+)\.js['"]/g);
    for (const [, path] of imports) files.add(posix.join(file, '..', `${path}.d.ts`));
  }
  return files;
}

/** Removes those of modules that nobody can import. */
export const removeDeclarations = (dist, entries) => ({
  name: 'remove-declarations',
  buildStart() {
    const wanted = declarationsOf(dist, entries);
    for (const path of readdirSync(dist, { recursive: true })) {
      const file = path.replaceAll(sep, '/');
      if (/\.d\.ts(\.map)?$/.test(file) && !wanted.has(file.replace('.map', ''))) {
        rmSync(join(dist, file));
      }
    }
  },
});

/** Copies them for CommonJS. They are in the module system that the nearest package.json names. */
export const commonJSDeclarations = (dist, entries) => ({
  name: 'commonjs-declarations',
  generateBundle() {
    const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
    emit('package.json', '{ "type": "commonjs" }\n');
    for (const file of declarationsOf(dist, entries)) {
      const declarations = readFileSync(join(dist, file), 'utf8');
      emit(file, declarations.replace(/^\/\/# sourceMappingURL=.*/m, ''));
    }
  },
});
