// The parameters of the exported functions, from their declarations.

import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { readPackages } from '../../scripts/workspace.js';
import { exportedSignatures } from '../support/declarations.js';

/** The parameters of a function, and the names of the options that the last one has. */
export interface Signature {
  readonly parameters: readonly string[];
  readonly options: readonly string[];
}

// The members of the interfaces of a package. One name may be that of several.
function membersIn(path: string): ReadonlyMap<string, readonly string[]> {
  const members = new Map<string, readonly string[]>();
  const dist = `${path}/dist/`;
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /^(?!cjs).*\.d\.ts$/.test(name))) {
    const { program } = parseSync(file, readFileSync(dist + file, 'utf8'));
    new Visitor({
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
  return members;
}

const byFolder = new Map(readPackages().map(({ folder, path }) => [folder, membersIn(path)]));

const signatures = exportedSignatures();

/**
 * The signature of an export such as `@urlkit/url-parser parseURL`, that with the most parameters if it has several;
 * undefined if it is not a function.
 */
export function signatureOf(name: string): Signature | undefined {
  const [, folder = '', id = ''] = /^@urlkit\/([^/ ]+)\S* (\S+)$/.exec(name) ?? [];
  const own = signatures.filter((signature) => signature.name === name);
  // A package may export what is another's.
  const found = own.length > 0 ? own : signatures.filter((one) => one.name.endsWith(` ${id}`));
  const [longest] = found.sort((a, b) => b.parameters.length - a.parameters.length);
  if (longest === undefined) return undefined;
  const { name: last, type = '' } = longest.parameters.at(-1) ?? {};
  const interfaces = last === 'options' ? (type.match(/\w+/g) ?? []) : [];
  // The name of an interface may occur in several packages.
  const options = interfaces.flatMap(
    (type) =>
      byFolder.get(folder)?.get(type) ??
      Array.from(byFolder.values()).flatMap((members) => members.get(type) ?? []),
  );
  const parameters = longest.parameters.map((parameter) => parameter.name);
  return { parameters, options: Array.from(new Set(options)) };
}
