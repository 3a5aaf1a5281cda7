// The declarations of what packages export, read from the .d.ts files that are published.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Declaration,
  type Function as FunctionNode,
  type ParamPattern,
  parseSync,
  type Span,
} from 'oxc-parser';
import { type ExportTarget, readOwnPackages } from '../../scripts/workspace.js';

/** A parameter, as it is declared. */
export interface Parameter {
  readonly name: string;
  /** The text of its type. */
  readonly type: string;
  readonly isOptional: boolean;
}

/** A signature of a function or a method. */
export interface Signature {
  /** The module and the name, such as `@urlkit/host parseHost` or `@urlkit/url-reference URLReference.with`. */
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** What its documentation says after each `@throws`, such as `{TypeError} If the base URL does not parse.` */
  readonly throws: readonly string[];
}

/** Returns the signatures of all functions that packages export, and of the methods of classes. */
export function exportedSignatures(): readonly Signature[] {
  const packages = readOwnPackages().filter(({ folder }) => folder !== 'internal');
  return packages.flatMap(({ path, manifest }) =>
    Object.entries(manifest.exports).flatMap(([subpath, target]) => {
      const types = typesOf(target);
      if (types === null) return [];
      const module = manifest.name + subpath.slice(1);
      return Array.from(declarationsIn(join(path, types)), ([id, found]) =>
        found.flatMap((declaration) => signaturesOf(`${module} ${id}`, declaration)),
      ).flat();
    }),
  );
}

function typesOf(target: ExportTarget): string | null {
  if (typeof target === 'string') return null;
  const types = target['types'];
  const found = typeof types === 'object' ? types['default'] : types;
  return typeof found === 'string' ? found : null;
}

interface Found {
  readonly text: string;
  readonly node: Declaration;
}

// Returns the exported declarations of a file by their names, overloads together.
function declarationsIn(path: string): ReadonlyMap<string, readonly Found[]> {
  const text = readFileSync(path, 'utf8');
  const local = new Map<string, Found[]>();
  const all = new Map<string, readonly Found[]>();
  const keep = (node: Declaration | null): string => {
    const id = node !== null && 'id' in node && node.id?.type === 'Identifier' ? node.id.name : '';
    if (node !== null) local.set(id, [...(local.get(id) ?? []), { text, node }]);
    return id;
  };
  const { program } = parseSync(path, text);
  for (const statement of program.body) {
    if (statement.type === 'ExportNamedDeclaration') {
      const { declaration, specifiers, source } = statement;
      if (declaration !== null) {
        const id = keep(declaration);
        all.set(id, local.get(id) ?? []);
      }
      if (source?.value.startsWith('.')) {
        const imported = declarationsIn(fileOf(path, source.value));
        for (const { local: from, exported } of specifiers) {
          all.set(nameOf(exported), imported.get(nameOf(from)) ?? []);
        }
      }
    } else if (
      statement.type === 'ExportAllDeclaration' &&
      statement.source.value.startsWith('.')
    ) {
      for (const [id, found] of declarationsIn(fileOf(path, statement.source.value))) {
        all.set(id, found);
      }
    } else if (statement.type === 'TSDeclareFunction' || statement.type === 'ClassDeclaration') {
      keep(statement);
    }
  }
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.source !== null) continue;
    for (const { local: from, exported } of statement.specifiers) {
      all.set(nameOf(exported), local.get(nameOf(from)) ?? []);
    }
  }
  return all;
}

function fileOf(from: string, specifier: string): string {
  return join(dirname(from), specifier.replace(/\.js$/, '.d.ts'));
}

function nameOf(node: {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}): string {
  return node.name ?? String(node.value);
}

function signaturesOf(name: string, { text, node }: Found): Signature[] {
  if (node.type === 'TSDeclareFunction' || node.type === 'FunctionDeclaration') {
    return [signature(name, text, node, node.params)];
  }
  if (node.type !== 'ClassDeclaration') return [];
  return node.body.body.flatMap((member) => {
    const isMethod =
      member.type === 'MethodDefinition' || member.type === 'TSAbstractMethodDefinition';
    if (!isMethod || member.key.type !== 'Identifier') return [];
    return [signature(`${name}.${member.key.name}`, text, member, member.value.params)];
  });
}

function signature(
  name: string,
  text: string,
  node: Span,
  params: FunctionNode['params'],
): Signature {
  const parameters = params.map((parameter) => readParameter(text, parameter));
  return { name, parameters, throws: thrownBy(text, node) };
}

// Reads the comment directly before a declaration.
function thrownBy(text: string, { start }: Span): readonly string[] {
  const [comment = '', after] = text.slice(text.lastIndexOf('/**', start), start).split('*/');
  if (!/^\s*(?:export )?$/.test(after ?? 'none')) return [];
  const tags = comment.replace(/\n *\* ?/g, '\n').split(/\n@/);
  return tags.flatMap((tag) =>
    tag.startsWith('throws ') ? tag.slice(7).trim().replace(/\s+/g, ' ') : [],
  );
}

function readParameter(text: string, parameter: ParamPattern): Parameter {
  const pattern = parameter.type === 'RestElement' ? parameter.argument : parameter;
  const annotation = 'typeAnnotation' in parameter ? parameter.typeAnnotation : null;
  const { start, end } = annotation?.typeAnnotation ?? { start: 0, end: 0 };
  return {
    name: pattern.type === 'Identifier' ? pattern.name : '',
    type: text.slice(start, end).replace(/\s+/g, ' '),
    isOptional: 'optional' in parameter && parameter.optional === true,
  };
}
