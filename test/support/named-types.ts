// The types that declarations name, and where these are declared.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type Span, Visitor } from 'oxc-parser';
import { typedEntries } from '../../scripts/declarations.js';
import { readPackages } from '../../scripts/workspace.js';

/** A declaration: the file, and the name there. */
export interface Declared {
  readonly file: string;
  readonly id: string;
}

interface File {
  /** The types that the declaration of a name names itself. */
  readonly declarations: ReadonlyMap<string, readonly string[]>;
  /** What names that are imported or exported stand for: a name of another module. */
  readonly imported: ReadonlyMap<string, readonly [module: string, id: string]>;
  readonly exported: ReadonlyMap<string, string | readonly [module: string, id: string]>;
  readonly all: readonly string[];
}

const packages = readPackages().filter(({ folder }) => folder !== 'internal');

/** The entries of all packages that have types, and the files of these. */
export const entries: ReadonlyMap<string, string> = new Map(
  typedEntries(packages).map(({ name, path, types }) => [name, join(path, types)]),
);

const files = new Map<string, File>();

function readFile(path: string): File {
  const known = files.get(path);
  if (known !== undefined) return known;
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  const declarations = new Map<string, string[]>();
  const imported = new Map<string, readonly [string, string]>();
  const exported = new Map<string, string | readonly [string, string]>();
  const all: string[] = [];
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers) {
        const id = one.type === 'ImportSpecifier' ? nameOf(one.imported) : 'default';
        imported.set(one.local.name, [statement.source.value, id]);
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      all.push(statement.source.value);
    } else {
      const isExport = statement.type === 'ExportNamedDeclaration';
      for (const one of isExport ? statement.specifiers : []) {
        const id = nameOf(one.local);
        const from = isExport ? statement.source?.value : undefined;
        exported.set(nameOf(one.exported), from === undefined ? id : [from, id]);
      }
      const node = isExport ? statement.declaration : statement;
      for (const id of node === null ? [] : idsOf(node)) {
        declarations.set(id, [...(declarations.get(id) ?? []), ...namesIn(program, node as Span)]);
        if (isExport) exported.set(id, id);
      }
    }
  }
  const file = { declarations, imported, exported, all };
  files.set(path, file);
  return file;
}

function nameOf(node: { readonly name?: string; readonly value?: unknown }): string {
  return node.name ?? String(node.value);
}

function idsOf(node: object): readonly string[] {
  if ('declarations' in node) {
    return (node.declarations as readonly { id: { name: string } }[]).map(({ id }) => id.name);
  }
  const { id } = node as { readonly id?: { readonly name: string } | null };
  return id ? [id.name] : [];
}

// The names of types in a statement. Those of type parameters are found nowhere later.
function namesIn(program: Parameters<Visitor['visit']>[0], { start, end }: Span): string[] {
  const names: string[] = [];
  const add = (node: { readonly type: string; readonly name?: string } & Span): void => {
    if (
      node.type === 'Identifier' &&
      node.name !== undefined &&
      start <= node.start &&
      node.end <= end
    ) {
      names.push(node.name);
    }
  };
  new Visitor({
    TSTypeReference: ({ typeName }) => add(typeName),
  }).visit(program);
  return names;
}

/** Finds where a name of a module is declared; null if that is not in a package here. */
function find(path: string, id: string): Declared | null {
  const file = readFile(path);
  if (file.declarations.has(id) && !file.exported.has(id)) return { file: path, id };
  const target = file.exported.get(id);
  if (typeof target === 'string') {
    if (file.declarations.has(target)) return { file: path, id: target };
    const from = file.imported.get(target);
    return from ? findIn(path, ...from) : null;
  }
  if (target !== undefined) return findIn(path, ...target);
  for (const module of file.all) {
    const found = findIn(path, module, id);
    if (found !== null) return found;
  }
  return null;
}

function findIn(from: string, module: string, id: string): Declared | null {
  const path = pathOf(from, module);
  return path === undefined ? null : find(path, id);
}

/** The names that an entry exports, and where each is declared. */
export function exportsOf(entry: string): ReadonlyMap<string, Declared> {
  const path = entries.get(entry) ?? '';
  const { exported, all } = readFile(path);
  const names = [...exported.keys(), ...all.flatMap((module) => allNames(path, module))];
  return new Map(
    names.flatMap((id) => {
      const found = find(path, id);
      return found === null ? [] : [[id, found] as const];
    }),
  );
}

function allNames(from: string, module: string): readonly string[] {
  const path = pathOf(from, module);
  return path === undefined ? [] : [...readFile(path).exported.keys()];
}

function pathOf(from: string, module: string): string | undefined {
  if (!module.startsWith('.')) return entries.get(module);
  return join(dirname(from), module.replace(/\.js$/, '.d.ts'));
}

/** The types that what an entry exports names, and what these name in turn. */
export function namedTypes(entry: string): readonly Declared[] {
  const found = new Map<string, Declared>();
  const visit = ({ file, id }: Declared): void => {
    const { declarations, imported } = readFile(file);
    for (const name of declarations.get(id) ?? []) {
      const from = imported.get(name);
      const isLocal = from === undefined && declarations.has(name);
      const one = from ? findIn(file, ...from) : isLocal ? { file, id: name } : null;
      if (one === null || found.has(keyOf(one))) continue;
      found.set(keyOf(one), one);
      visit(one);
    }
  };
  for (const one of exportsOf(entry).values()) visit(one);
  return Array.from(found.values());
}

/** A text that is the same for the same declaration. */
export function keyOf({ file, id }: Declared): string {
  return `${file} ${id}`;
}

const exportedSomewhere = new Set(
  Array.from(entries.keys()).flatMap((entry) => Array.from(exportsOf(entry).values(), keyOf)),
);

/**
 * The types that an entry names and does not export. Types that no entry exports do not count: TypeScript writes them out. Of
 * several types with one name, one counts.
 */
export function missingTypes(entry: string): readonly Declared[] {
  const exported = exportsOf(entry);
  const keys = new Set(Array.from(exported.values(), keyOf));
  const named = namedTypes(entry).filter((one) => exportedSomewhere.has(keyOf(one)));
  return named.filter((one) => !keys.has(keyOf(one)) && !exported.has(one.id));
}
