// Reports of what packages declare: names, signatures and types with their members, sorted.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { temporaryFolder } from './run.js';
import type { ExportTarget, Package } from './workspace.js';

const folder = temporaryFolder();
const compilerOptions = { module: 'nodenext', target: 'es2022', lib: ['es2020'], types: ['node'] };

function typesOf(target: ExportTarget): string | null {
  const types = typeof target === 'string' ? target : (target['types'] ?? target['default'] ?? '');
  if (typeof types !== 'string') return typesOf(types);
  return types.endsWith('.d.ts') ? types : null;
}

function configOf(path: string, types: string): ExtractorConfig {
  const main = join(path, types);
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(path, 'package.json'),
    configObject: {
      projectFolder: path,
      mainEntryPointFilePath: main,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [main] } },
      apiReport: {
        ...{ enabled: true, includeForgottenExports: true, reportFileName: 'report' },
        ...{ reportFolder: folder, reportTempFolder: folder },
      },
    },
  });
}

/** Adds the values of patterns and other strings, which their declarations do not have. */
function withValues(declarations: string, path: string, entry: string): string {
  const pattern = /^export const (\w+): (?:string|RegExp);$/gm;
  return declarations.replace(pattern, (line, name: string) => {
    const value: unknown = createRequire(join(path, 'package.json'))(entry)[name];
    return `${line} // ${typeof value === 'string' ? JSON.stringify(value) : value}`;
  });
}

function declarationsOf(config: ExtractorConfig, compilerState: CompilerState): string {
  const { succeeded } = Extractor.invoke(config, {
    ...{ compilerState, localBuild: true },
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  if (!succeeded) throw new Error(`${config.mainEntryPointFilePath} cannot be read`);
  const report = readFileSync(config.reportFilePath, 'utf8');
  const [, code = ''] = /```ts\n(.*)```/s.exec(report) ?? [];
  // What is exported is public. Its documentation is in the declarations.
  const notes =
    /^ *\/\/ (?:@public(?: \(undocumented\))?|Warning: .*|\((?:undocumented|No @).*)\n/gm;
  return code.replace(notes, '').trim();
}

/** By the name of an entry, such as `@urlkit/uri/formats`, its report. */
export function apiReports(packages: readonly Package[]): ReadonlyMap<string, string> {
  const entries = packages.flatMap(({ path, manifest }) =>
    Object.entries(manifest.exports).flatMap(([subpath, target]) => {
      const types = typesOf(target);
      if (types === null) return [];
      return [{ path, name: manifest.name + subpath.slice(1), config: configOf(path, types) }];
    }),
  );
  const additionalEntryPoints = entries.map(({ config }) => config.mainEntryPointFilePath);
  const state = entries[0] && CompilerState.create(entries[0].config, { additionalEntryPoints });
  return new Map(
    entries.map(({ path, name, config }) => {
      const declarations = state ? withValues(declarationsOf(config, state), path, name) : '';
      return [name, `# ${name}\n\n\`\`\`ts\n${declarations}\n\`\`\`\n`];
    }),
  );
}

/** The name of the file in `api` with the report of an entry. */
export function reportFile(name: string): string {
  return `${name.replace('@urlkit/', '').replaceAll('/', '.')}.md`;
}
