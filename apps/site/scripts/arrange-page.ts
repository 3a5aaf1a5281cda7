// Arranges a page of the reference as readers use it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DeclarationReflection,
  makeRecursiveVisitor,
  type PageEvent,
  type ParameterReflection,
  ReflectionKind,
} from 'typedoc';
import { readPackages } from '../../../scripts/workspace.js';
import { root } from './paths.js';

/** Gives an index a line for each export. The page of an export gets its summary, its import and then its signatures. */
export function arrangePage(page: PageEvent): void {
  const { model, contents } = page;
  if (contents === undefined || !(model instanceof DeclarationReflection)) return;
  const text = [
    withPlainCells,
    withEvenSignatures,
    withOneHeadingOfErrors,
    withPagesOfGuides,
    withLinesOfInheritance,
  ].reduce((changed, arrange) => arrange(changed), contents);
  page.contents =
    model.kind === ReflectionKind.Module
      ? withFirstSentences(text)
      : withExample(withImport(withNamedOverloads(withSummariesFirst(text), model), model), model);
}

/** Leaves out the line that begins a union, and the dash of a cell without a text. */
function withPlainCells(text: string): string {
  return text.replace(/^\| .* \|$/gm, (row) =>
    row.replace(/ \| \\\|/g, ' |').replace(/ - \|$/, '  |'),
  );
}

/** Indents parameters by two spaces and the types of a union by four. */
function withEvenSignatures(text: string): string {
  return text.replace(/^```ts\n[\s\S]*?^```$/gm, (code) =>
    code
      .replace(/(?<=(?:^ {3}|\()[\w?.]+: ?\n(?: {2}\| .*\n)*) {2}(?=\| )/gm, '    ')
      .replace(/^ {3}(?=\S)/gm, '  ')
      .replace(/ +$/gm, ''),
  );
}

/** Says in a line where a member comes from: a heading would be as strong as that of the next member. */
function withLinesOfInheritance(text: string): string {
  return text.replace(
    /^#{3,} (Inherited from|Overrides)\n\n(.+)$/gm,
    (_, what: string, from: string) => `${what} ${from} {.from}`,
  );
}

/** Makes a link of an address that stands alone as what to see. A guide has its title, and leads to its page. */
function withPagesOfGuides(text: string): string {
  return text
    .replace(/^https:\S+$/gm, '<$&>')
    .replace(
      /^<https:\/\/github\.com\/urlkit\/urlkit\/blob\/main\/(docs\/[\w/-]+)\.md(#\S+)?>$/gm,
      (_, page: string, hash = '') => {
        const source = readFileSync(join(root, `${page}.md`), 'utf8');
        const [, title = page] = /^# (.+)$/m.exec(source) ?? [];
        return `[${title}](/${page.replace(/^docs\/guides\//, 'guides/')}${hash})`;
      },
    );
}

/** Puts all errors that an export throws below one heading. */
function withOneHeadingOfErrors(text: string): string {
  return text.replace(/(?<=^(#+) Throws\n(?:(?!#).*\n)*)\1 Throws\n\n/gm, '');
}

/** Leaves the first sentence about each export. */
function withFirstSentences(text: string): string {
  return text.replace(/^(\| \[.*?\]\(\S+\) \| )(.*?\.) [A-Z`[].* \|$/gm, '$1$2 |');
}

/** Puts the summary of each declaration before its signature. */
function withSummariesFirst(text: string): string {
  return text.replace(
    /^(#+ (?!Examples?\n).*\n\n)(```ts\n[\s\S]*?\n```\n)\n((?:(?!#|\*\*\*\n|```).*\n)+)/gm,
    (_, heading: string, signature: string, summary: string) =>
      `${heading}${summary.trimEnd()}\n\n${signature}\n`,
  );
}

/** Names each overload by its arguments, and by its result if another has the same. What the first one does comes first. */
function withNamedOverloads(text: string, { signatures = [] }: DeclarationReflection): string {
  const [start = '', ...overloads] = text.split(/^## Call Signature\n\n/m);
  const parts = overloads.map((overload, index) => {
    const [summary = ''] = overload.split('```ts\n');
    const { name = '', parameters = [], type } = signatures[index] ?? {};
    const call = `${name}(${parameters.map(nameOf).join(', ')})`;
    return { call, result: `: ${type}`, summary, rest: overload.slice(summary.length) };
  });
  const calls = new Set(parts.map(({ call }) => call));
  const first = parts[0]?.summary ?? '';
  const sections = parts.map(({ call, result, summary, rest }) => {
    const heading = calls.size < parts.length ? call + result : call;
    return `## ${heading}\n\n${summary === first ? '' : summary}${rest}`;
  });
  return start + first + sections.join('');
}

function nameOf({ name, flags, defaultValue }: ParameterReflection): string {
  const isOptional = flags.isOptional || defaultValue !== undefined;
  return `${flags.isRest ? '...' : ''}${name}${isOptional ? '?' : ''}`;
}

/** Code that tests run, with the page that it is from. The README of a package comes before guides. */
interface Example {
  readonly code: string;
  readonly title: string;
  readonly page: string;
}

const guides = ['jobs', 'exports', 'questions', 'more-questions', 'site-questions'];

function examplesIn(file: string, page: string): Example[] {
  const source = readFileSync(join(root, file), 'utf8');
  const title = /^# (.+)$/m.exec(source)?.[1] ?? page;
  return Array.from(source.matchAll(/^```js\n(.*?)^```$/gms), ([, code = '']) => ({
    code,
    title,
    page,
  }));
}

const examples: readonly Example[] = [
  ...readPackages().flatMap(({ directory }) =>
    examplesIn(`${directory}/README.md`, `/${directory}`),
  ),
  ...guides.flatMap((name) => examplesIn(`docs/guides/${name}.md`, `/guides/${name}`)),
];

/** Whether code imports a name, and has it a second time. */
function uses(code: string, name: string, module: string): boolean {
  const imports = new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '${module}';`, 'm');
  return imports.test(code) && new RegExp(`\\b${name}\\b`).test(code.replace(/^import .*$/gm, ''));
}

/** Adds an example to the page of a value that has none: the first of the README of its package, or of the guides. */
function withExample(text: string, { name, kind, parent }: DeclarationReflection): string {
  const isType = kind === ReflectionKind.Interface || kind === ReflectionKind.TypeAlias;
  if (isType || /^#+ Examples?$/m.test(text)) return text;
  const module = parent?.name ?? '';
  const own = `/${module.split('/')[1]}`;
  const found = examples.filter(({ code }) => uses(code, name, module));
  const example = found.find(({ page }) => page.endsWith(own)) ?? found[0];
  if (example === undefined) return text;
  const { code, title, page } = example;
  return `${text.trimEnd()}\n\n## Example\n\nFrom [${title}](${page}):\n\n\`\`\`js\n${code}\`\`\`\n`;
}

/** The folders of the pages of types. */
const typeFolders: ReadonlyMap<ReflectionKind, string> = new Map([
  [ReflectionKind.Class, 'classes'],
  [ReflectionKind.Interface, 'interfaces'],
  [ReflectionKind.TypeAlias, 'type-aliases'],
]);

/** Links to the types that a type has, as code has no links. */
function typesIn({ name, kind, type, children = [] }: DeclarationReflection): string {
  if (kind !== ReflectionKind.Interface && kind !== ReflectionKind.TypeAlias) return '';
  const links = new Set<string>();
  const visitor = makeRecursiveVisitor({
    reference({ reflection }) {
      const folder = reflection && typeFolders.get(reflection.kind);
      if (folder === undefined || reflection?.name === name) return;
      const page = `/api/${reflection?.parent?.name}/${folder}/${reflection?.name}`;
      links.add(`[${reflection?.name}](${page})`);
    },
  });
  for (const part of [type, ...children.map((child) => child.type)]) part?.visit(visitor);
  return links.size === 0 ? '' : `Types: ${[...links].join(', ')}.\n\n`;
}

/** Adds the line that imports an export, below its summary, and the types that it has. */
function withImport(text: string, model: DeclarationReflection): string {
  const { name, kind, parent } = model;
  const isType = kind === ReflectionKind.Interface || kind === ReflectionKind.TypeAlias;
  const line = `import ${isType ? 'type ' : ''}{ ${name} } from '${parent?.name}';`;
  const [start = ''] = /^[\s\S]*?^# .*\n\n(?:(?!#|```|\*\*\*\n).*\n)*/m.exec(`${text}\n`) ?? [];
  return `${start.trimEnd()}\n\n\`\`\`ts\n${line}\n\`\`\`\n\n${typesIn(model)}${text.slice(start.length)}`;
}
