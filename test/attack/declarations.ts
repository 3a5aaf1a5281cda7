// The parameters of the exported functions, from their declarations.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

/** The parameters of a function, and the names of the options that the last one has. */
export interface Signature {
  readonly parameters: readonly string[];
  readonly options: readonly string[];
}

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

interface Declarations {
  readonly functions: Map<string, readonly { readonly name: string; readonly type: string }[]>;
  readonly members: Map<string, string[]>;
}

function declarationsOf(folder: string): Declarations {
  const functions: Declarations['functions'] = new Map();
  const members: Declarations['members'] = new Map();
  const dist = `${packages}${folder}/dist/`;
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /^(?!cjs).*\.d\.ts$/.test(name))) {
    const text = readFileSync(dist + file, 'utf8');
    const { program } = parseSync(file, text);
    new Visitor({
      TSDeclareFunction({ id, params }) {
        const found = params.map((parameter) => {
          const [name = '', type = ''] = text.slice(parameter.start, parameter.end).split(/\??: /);
          return { name, type };
        });
        const known = functions.get(id?.name ?? '') ?? [];
        if (found.length > known.length) functions.set(id?.name ?? '', found);
      },
      TSInterfaceDeclaration({ id, body }) {
        const names = body.body.flatMap((member) =>
          member.type === 'TSPropertySignature' && member.key.type === 'Identifier'
            ? [member.key.name]
            : [],
        );
        members.set(id.name, [...(members.get(id.name) ?? []), ...names]);
      },
    }).visit(program);
  }
  return { functions, members };
}

const folders = readdirSync(packages);
const byFolder = new Map(folders.map((folder) => [folder, declarationsOf(folder)]));

/** The signature of an export such as `@urlkit/url-parser parseURL`; undefined if it is not a function. */
export function signatureOf(name: string): Signature | undefined {
  const [, folder = '', id = ''] = /^@urlkit\/([^/ ]+)\S* (\S+)$/.exec(name) ?? [];
  const parameters = byFolder.get(folder)?.functions.get(id);
  if (parameters === undefined) return undefined;
  const { name: last, type = '' } = parameters.at(-1) ?? {};
  const interfaces = last === 'options' ? (type.match(/\w+/g) ?? []) : [];
  // The name of an interface may occur in several packages.
  const options = interfaces.flatMap(
    (type) =>
      byFolder.get(folder)?.members.get(type) ??
      Array.from(byFolder.values()).flatMap(({ members }) => members.get(type) ?? []),
  );
  return { parameters: parameters.map(({ name }) => name), options: Array.from(new Set(options)) };
}
