// Tests that editors have something to show for everything that packages declare: each member has a documentation comment.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { type Comment, type Program, parseSync, type Span, Visitor } from 'oxc-parser';
import { typedEntries } from '../../scripts/declarations.js';
import { readPackages } from '../../scripts/workspace.js';
import { exportsOf, namedTypes } from '../support/named-types.js';

const packages = readPackages().filter(({ folder }) => folder !== 'internal');
const entries = typedEntries(packages);

/** Whether a documentation comment ends where a node starts. */
function isDocumented(text: string, { start }: Span, comments: readonly Comment[]): boolean {
  const before = comments.findLast(({ end }) => end <= start);
  return (
    before?.type === 'Block' &&
    before.value.startsWith('*') &&
    /^[\s\w]*$/.test(text.slice(before.end, start))
  );
}

interface Member {
  readonly name: string;
  readonly isDocumented: boolean;
}

/** Returns the members of each of the declared types with these names, but for those of types inside of members. */
function typesIn(path: string, ids: ReadonlySet<string>): readonly (readonly Member[])[] {
  const text = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, text);
  return program.body.map((statement) => {
    const members: Member[] = [];
    let end = 0;
    const add = (node: Span & { readonly key: Span; readonly accessibility?: unknown }): void => {
      const name = text.slice(node.key.start, node.key.end);
      const isInside = node.start < end;
      end = Math.max(end, node.end);
      if (isInside || node.accessibility === 'private' || /^#|^constructor$/.test(name)) return;
      members.push({ name, isDocumented: isDocumented(text, node, comments) });
    };
    new Visitor({
      TSPropertySignature: add,
      TSMethodSignature: add,
      PropertyDefinition: add,
      MethodDefinition: add,
    }).visit({ ...program, body: isType(statement, ids) ? [statement] : [] });
    return members;
  });
}

function isType(statement: Program['body'][number], ids: ReadonlySet<string>): boolean {
  const declared = 'declaration' in statement ? statement.declaration : statement;
  if (!/^(?:TSInterface|TSTypeAlias|Class)Declaration$/.test(declared?.type ?? '')) return false;
  const { id } = declared as { readonly id?: { readonly name?: string } | null };
  return ids.has(id?.name ?? '');
}

/** The declarations of an entry: those that are exported or named, in the files of its package. */
function declarationsOf(name: string, path: string): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>();
  for (const { file, id } of [...exportsOf(name).values(), ...namedTypes(name)]) {
    if (!file.startsWith(join(path, '/'))) continue;
    const ids = files.get(file) ?? new Set();
    files.set(file, ids.add(id));
  }
  return files;
}

/** In a union, editors show the comment of any member of a name. */
function undocumentedIn(path: string, ids: ReadonlySet<string>): readonly string[] {
  return typesIn(path, ids).flatMap((members) => {
    const documented = members.filter((member) => member.isDocumented).map(({ name }) => name);
    return members.map(({ name }) => name).filter((name) => !documented.includes(name));
  });
}

for (const { name, path } of entries) {
  test(`every member that ${name} declares has a hover text`, (t) => {
    const files = Array.from(declarationsOf(name, path));
    t.deepEqual(
      files.flatMap(([file, ids]) => undocumentedIn(file, ids).map((id) => `${file}: ${id}`)),
      [],
    );
  });
}

test('there are members in many entries', (t) => {
  const counts = entries.map(({ name, path }) =>
    Array.from(
      declarationsOf(name, path),
      ([file, ids]) => typesIn(file, ids).flat().length,
    ).reduce((sum, count) => sum + count, 0),
  );
  t.true(counts.filter((count) => count > 0).length > 30, counts.join());
  t.true(counts.reduce((sum, count) => sum + count, 0) > 1_000, counts.join());
});
