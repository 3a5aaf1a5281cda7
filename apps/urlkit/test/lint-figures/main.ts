// npm run check -- lint-figures FOLDER…: lints all documents of folders, and copies in which one link in a hundred is broken.
// Prints for each kind of document how many problems there are, with examples to read, and how many of the broken links are missed.

import { readFileSync } from 'node:fs';
import { createDocumentChecker, type LinkProblems } from '../../src/lint/document-checker.js';
import { type DocumentKind, kindOfFile } from '../../src/lint/document-kinds.js';
import { loadExtractor } from '../../src/lint/extractors.js';
import { findFiles } from '../../src/lint/find-files.js';
import type { Link } from '../../src/lint/links.js';
import { loadComparison } from '../../src/lint/same-document.js';
import { hasTemplateSyntax } from '../../src/lint/templates.js';

/** Places of a space in a URL. */
const spaces: readonly ((url: string) => string)[] = [
  (url) => url.replace(/(?<=^[a-z]+:\/\/[^/]+\/[^/?#]+)(?=\/)/i, ' x'),
  (url) => url.replace(/(?<=^[a-z]+:\/\/)/i, ' '),
  (url) => url.replace('://', ' ://'),
  (url) => url.replace(/(?<=^[a-z]+:\/\/[^/?#]+)(?=[^./?#]{2}[/?#])/i, ' '),
  (url) => url.replace(/(?<=^[a-z]+:\/\/[^/]+\/[^/?#]+\/)/i, ' '),
];
let spaceNumber = 0;

/** Mistakes that people make, in a URL as it is written. */
const breaks: Readonly<Record<string, (url: string) => string>> = {
  scheme: (url) => url.replace('://', ':/'),
  port: (url) => url.replace(/^([a-z]+:\/\/[^/?#:@]+)(?::\d+)?/i, '$1:99999'),
  host: (url) => url.replace(/^([a-z]+:\/\/[^./?#:@]+)/i, '$1%zz'),
  bracket: (url) => url.replace(/^([a-z]+:\/\/)/i, '$1[::1'),
  space: (url) => spaces[spaceNumber++ % spaces.length]?.(url) ?? url,
};

interface Counts {
  documents: number;
  links: number;
  damaged: number;
  readonly problems: Map<string, string[]>;
  readonly broken: Map<string, { count: number; readonly missed: string[] }>;
}

const totals = new Map<DocumentKind, Counts>();

function countsOf(kind: DocumentKind): Counts {
  const known = totals.get(kind);
  if (known !== undefined) return known;
  const counts = { documents: 0, links: 0, damaged: 0, problems: new Map(), broken: new Map() };
  totals.set(kind, counts);
  return counts;
}

/** One link in so many is broken: more in documents that have few. */
const every = Number(process.env['EVERY'] ?? 100);

let number = 0;

/** The next mistake to make; null for links that stay. */
function nextBreak({ url, form }: Link): string | null {
  if (
    form === 'none' ||
    hasTemplateSyntax(url) ||
    !/^(?:https?|ftp):\/\/[^/]+\/[^/?#]+\//i.test(url)
  )
    return null;
  number++;
  return number % every === 0 ? (Object.keys(breaks)[(number / every) % 5] ?? null) : null;
}

function problemsAt(found: readonly LinkProblems[], document: string, start: number): number {
  const line = document.slice(0, start).split('\n').length;
  return found.filter((link) => link.problems.some((problem) => problem.line === line)).length;
}

function lineAt(document: string, offset: number): string {
  return (
    document.slice(0, offset).replace(/^.*\n/s, '') + (document.slice(offset).split('\n')[0] ?? '')
  );
}

async function count(file: string): Promise<void> {
  const kind = kindOfFile(file, {});
  if (kind === null || kind === 'lines') return;
  const document = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  if (document.length > 1_000_000 || document.includes('\uFFFD')) return;
  const counts = countsOf(kind);
  const checker = await createDocumentChecker(kind, null, { rules: {} });
  const { links } = (await loadExtractor(kind))(document);
  counts.documents++;
  counts.links += links.length;
  const before = checker.check(document);
  for (const { url, problems } of before) {
    for (const { name } of problems)
      counts.problems.set(name, [...(counts.problems.get(name) ?? []), `${file} ${url}`]);
  }
  const isSame = await loadComparison(kind);
  const changes = before
    .filter(({ url, fixed }) => url !== fixed)
    .map(({ url, fixed }) => ({ before: url, after: fixed }));
  if (!isSame(document, checker.fix(document), changes)) counts.damaged++;
  for (const link of links) {
    const name = nextBreak(link);
    if (name === null) continue;
    const raw = document.slice(link.start, link.end);
    const broken = breaks[name]?.(raw) ?? raw;
    if (broken === raw) continue;
    const copy = document.slice(0, link.start) + broken + document.slice(link.end);
    const found =
      problemsAt(checker.check(copy), copy, link.start) > problemsAt(before, document, link.start);
    const known = counts.broken.get(name) ?? { count: 0, missed: [] };
    counts.broken.set(name, known);
    known.count++;
    if (!found) known.missed.push(`${file} ${lineAt(copy, link.start)}`);
  }
}

for (const file of await findFiles(process.argv.slice(2), {})) await count(file);

for (const [kind, { documents, links, damaged, problems, broken }] of totals) {
  console.log(`${kind}: ${documents} documents, ${links} links, ${damaged} damaged`);
  for (const [name, urls] of problems) {
    console.log(`  ${name}: ${urls.length}`);
    for (const url of urls.slice(0, 5)) console.log(`    ${url.slice(0, 200)}`);
  }
  for (const [name, { count: all, missed }] of broken) {
    console.log(`  ${name} broken: ${all}, missed ${missed.length}`);
    for (const line of missed.slice(0, 5)) console.log(`    ${line.slice(0, 200)}`);
  }
}
