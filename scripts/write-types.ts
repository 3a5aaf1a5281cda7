// npm run write:types: makes the entries of packages export the types that their declarations name. A program that exports what
// it infers from a call must be able to write these types with what it has installed.

import { readFileSync, writeFileSync } from 'node:fs';
import { entries, missingTypes, sourceOf } from './named-types.js';
import { run } from './run.js';
import { readPackages } from './workspace.js';

const written = new Set<string>();
for (const one of readPackages()) {
  for (const [entry, file] of entries) {
    if (entry !== one.manifest.name && !entry.startsWith(`${one.manifest.name}/`)) continue;
    const missing = missingTypes(entry);
    const source = file.replace(/\/dist\/(.*)\.d\.ts$/, '/src/$1.ts');
    if (missing.length === 0 || written.has(source)) continue;
    written.add(source);
    const modules = new Map<string, string[]>();
    for (const type of missing) {
      const module = sourceOf(one, entry, type);
      if (module === null) throw new Error(`${entry} must export its own type ${type.id}`);
      modules.set(module, [...(modules.get(module) ?? []), type.id]);
    }
    const lines = Array.from(
      modules,
      ([module, names]) => `export type { ${names.sort().join(', ')} } from '${module}';`,
    );
    const text = readFileSync(source, 'utf8').trimEnd();
    writeFileSync(source, `${[text, ...lines].join('\n')}\n`);
  }
}
if (written.size > 0) await run('biome', ['check', '--write', ...written]);
