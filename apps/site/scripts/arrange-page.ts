// Arranges a page of the reference as readers use it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeclarationReflection, type PageEvent, ReflectionKind } from 'typedoc';
import { root } from './paths.js';

/** Gives an index a line for each export. The page of an export gets its summary, its import and then its signatures. */
export function arrangePage(page: PageEvent): void {
  const { model, contents } = page;
  if (contents === undefined || !(model instanceof DeclarationReflection)) return;
  const text = withPagesOfGuides(withOneHeadingOfErrors(withPlainCells(contents)));
  page.contents =
    model.kind === ReflectionKind.Module
      ? withFirstSentences(text)
      : withImport(withNamedOverloads(withSummariesFirst(text)), model);
}

/** Leaves out the line that begins a union, and the dash of a cell without a text. */
function withPlainCells(text: string): string {
  return text.replace(/^\| .* \|$/gm, (row) =>
    row.replace(/ \| \\\|/g, ' |').replace(/ - \|$/, '  |'),
  );
}

/** Names a guide that stands alone as what to see, and leads to its page. */
function withPagesOfGuides(text: string): string {
  return text.replace(
    /^https:\/\/github\.com\/urlkit\/urlkit\/blob\/main\/(docs\/[\w/-]+)\.md(#\S+)?$/gm,
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
function withNamedOverloads(text: string): string {
  const [start = '', ...overloads] = text.split(/^## Call Signature\n\n/m);
  const parts = overloads.map((overload) => {
    const [summary = ''] = overload.split('```ts\n');
    const rest = overload.slice(summary.length);
    const [, name = '', list = '', result = ''] =
      /^```ts\nfunction (\w+).*?\(([^)]*)\)(.*);$/m.exec(rest) ?? [];
    return { call: `${name}(${list.trim().replace(/\s+/g, ' ')})`, result, summary, rest };
  });
  const calls = new Set(parts.map(({ call }) => call));
  const first = parts[0]?.summary ?? '';
  const sections = parts.map(({ call, result, summary, rest }) => {
    const heading = calls.size < parts.length ? call + result : call;
    return `## ${heading}\n\n${summary === first ? '' : summary}${rest}`;
  });
  return start + first + sections.join('');
}

/** Adds the line that imports an export, below its summary. */
function withImport(text: string, { name, kind, parent }: DeclarationReflection): string {
  const isType = kind === ReflectionKind.Interface || kind === ReflectionKind.TypeAlias;
  const line = `import ${isType ? 'type ' : ''}{ ${name} } from '${parent?.name}';`;
  const [start = ''] = /^[\s\S]*?^# .*\n\n(?:(?!#|```|\*\*\*\n).*\n)*/m.exec(`${text}\n`) ?? [];
  return `${start.trimEnd()}\n\n\`\`\`ts\n${line}\n\`\`\`\n\n${text.slice(start.length)}`;
}
