// Tests that editors have something to show for everything that packages declare: each member has a documentation comment.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { type Comment, type Program, parseSync, type Span, Visitor } from 'oxc-parser';
import { typedEntries } from '../../scripts/declarations.js';
import { readPackages } from '../../scripts/workspace.js';

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

/** Returns the members of each declared type, but for those of types inside of members. */
function typesIn(path: string): readonly (readonly Member[])[] {
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
    }).visit({ ...program, body: isType(statement) ? [statement] : [] });
    return members;
  });
}

function isType(statement: Program['body'][number]): boolean {
  const declared = 'declaration' in statement ? statement.declaration : statement;
  return /^(?:TSInterface|TSTypeAlias|Class)Declaration$/.test(declared?.type ?? '');
}

/** In a union, editors show the comment of any member of a name. */
function undocumentedIn(path: string): readonly string[] {
  return typesIn(path).flatMap((members) => {
    const documented = members.filter((member) => member.isDocumented).map(({ name }) => name);
    return members.map(({ name }) => name).filter((name) => !documented.includes(name));
  });
}

for (const { name, path, types } of entries) {
  test(`every member that ${name} declares has a hover text`, (t) => {
    t.deepEqual(undocumentedIn(join(path, types)), []);
  });
}

// The entries of url-editions export modules of their own declarations, which are read only by those who look for the old texts.
test('there are members in many entries', (t) => {
  const counts = entries.map(({ path, types }) => typesIn(join(path, types)).flat().length);
  t.true(counts.filter((count) => count > 0).length > 20);
  t.true(counts.reduce((sum, count) => sum + count, 0) > 700, counts.join());
});
