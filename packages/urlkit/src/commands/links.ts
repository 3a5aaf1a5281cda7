import type { Readable } from 'node:stream';
import { parseAndSerialize } from '@urlkit/url-parser';
import { serializeURL } from '@urlkit/url-serializer';
import type { Line } from '../lines/blocks.js';
import { joinLines } from '../lines/blocks.js';
import { createLocator, replaceLinks } from '../lint/document-checker.js';
import { readDocument } from '../lint/document-encoding.js';
import {
  type DocumentKind,
  type KindOptions,
  kindOfFile,
  refusalOf,
} from '../lint/document-kinds.js';
import { loadExtractor } from '../lint/extractors.js';
import { fixFile } from '../lint/fix-file.js';
import type { ExtractLinks, Link } from '../lint/links.js';
import { hasTemplateSyntax } from '../lint/templates.js';
import { counted } from '../output/counted.js';
import { type Destination, endOfAnswer, written } from '../output/destination.js';
import { visible, visibleJSON } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine } from '../run/answers.js';
import { CommandError } from '../run/command-error.js';
import { type Edit, parseEdit } from '../urls/edits.js';
import { parseBase } from '../urls/parse-url.js';
import { DEFANGED, refang } from '../urls/refang.js';
import { fieldsOf, fillTemplate, parseTemplate, type Template } from '../urls/template.js';

export interface LinksOptions extends KindOptions {
  readonly base?: string | undefined;
  readonly json?: boolean | undefined;
  /** What to print for each link; without it, its place and its URL. */
  readonly get?: string | undefined;
  /** Whether to read URLs such as `hxxps://example[.]org`, too. */
  readonly refang?: boolean | undefined;
  readonly destination: Destination;
  /** The names of all files; `-` is standard input. */
  readonly files: readonly string[];
  /** Whether the input was converted to UTF-8. Otherwise, documents say what their encoding is. */
  readonly isConverted: boolean;
}

/** Prints the links of documents. */
export async function answerLinks(options: LinksOptions): Promise<Answerer> {
  const { json = false, destination } = options;
  const base = parseBase(options.base);
  const template = options.get === undefined ? null : await parseTemplate(options.get);
  const extractors = new Map<DocumentKind | null, ExtractLinks>();
  for (const file of options.files) {
    const kind = documentKind(file, options);
    if (kind !== null) extractors.set(kind, await loadLinks(kind, options));
  }

  function answerLink(
    link: Link,
    line: number,
    column: number,
    file: string,
    own: string | null,
  ): string {
    const input = link.url;
    const outer = base === null ? null : serializeURL(base);
    const known =
      own === null ? outer : parseAndSerialize(own, outer === null ? {} : { base: outer });
    const text = options.refang ? refang(input) : input;
    const href = parseAndSerialize(text, known === null ? undefined : { base: known });
    if (template !== null && href === null) return '';
    const fields =
      template === null || href === null ? { href } : fieldsOf(template, { input, href });
    if (json) return `${visibleJSON({ input, file, line, column, ...fields })}\n`;
    const end = endOfAnswer(destination);
    if (template === null || href === null) {
      return `${visible(file)}:${line}:${column} ${written(text, destination)}${end}`;
    }
    return fillTemplate(template, { input, href }, destination) + end;
  }

  function answer(text: string, _: number, file: string | null): Answer {
    const name = file ?? '-';
    const extract = extractors.get(documentKind(name, options));
    if (extract === undefined) return { output: '' };
    const document = text.replace(/^\uFEFF/, '');
    const locate = createLocator(document);
    const { links, base: own } = extract(document);
    const output = links.map((link) => {
      const { line, column } = locate(link, { start: 0, end: link.url.length });
      return answerLink(link, line, column, name, own);
    });
    return { output: output.join('') };
  }

  const readRows: Answerer['readRows'] = (name) => {
    const kind = documentKind(name, options);
    if (kind === null) return refusalOf(name, 'read for links');
    return (bytes: Readable) => readDocument(bytes, options.isConverted ? 'text' : kind);
  };
  return eachLine(answer, { json, end: endOfAnswer(destination) }, { readRows });
}

/** Without an extension that says more, what is read is any text. */
function documentKind(file: string, options: KindOptions): DocumentKind | null {
  const kind = kindOfFile(file, options);
  return kind === 'lines' ? 'text' : kind;
}

/** Returns what finds the links of documents of a kind, those that lint reads as no links left out. */
async function loadLinks(kind: DocumentKind, options: LinksOptions): Promise<ExtractLinks> {
  const extract = await loadExtractor(kind);
  return (document) => {
    const { links, base } = extract(document);
    const found = links.filter(({ form }) => form !== 'none');
    if (!options.refang) return { links: found, base };
    const starts = new Set(found.map(({ start }) => start));
    const defanged = Array.from(document.matchAll(DEFANGED), ({ 0: text, index: start }) => {
      const url = text.replace(/[.,;:!?]+$/, '');
      return { url, start, isLiteral: true, form: 'bare' as const };
    });
    const others = defanged.filter(({ url, start }) => !starts.has(start) && refang(url) !== url);
    return { links: [...found, ...others].sort((a, b) => a.start - b.start), base };
  };
}

/** Which links of which files to change, and how. */
export interface EditLinksOptions extends LinksOptions {
  readonly edits: readonly string[];
  /** Conditions such as `hostname=example.org`; a link must meet all of them. */
  readonly where: readonly string[];
}

/**
 * Changes the absolute URLs of links that meet conditions. Everything else in the files stays the same.
 *
 * @param write Writes how much is changed.
 * @throws {CommandError} If an edit or a condition is not valid, or a file cannot be read or written.
 */
export async function editLinks(
  options: EditLinksOptions,
  write: (message: string) => void,
): Promise<void> {
  const edits = options.edits.map((edit) => parseEdit(edit));
  const conditions = await Promise.all(options.where.map(readCondition));
  let urls = 0;
  let files = 0;
  for (const file of options.files) {
    const kind = documentKind(file, options);
    if (kind === null) continue;
    const extract = await loadLinks(kind, { ...options, refang: false });
    const onFixed = (count: number): void => {
      urls += count;
    };
    const change = (lines: readonly Line[]): string => {
      const text = joinLines(lines);
      const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
      const document = text.slice(mark.length);
      const changes = extract(document).links.flatMap((link) => {
        const fixed = link.isLiteral ? edited(link.url, edits, conditions) : link.url;
        return fixed === link.url ? [] : [{ link, fixed }];
      });
      return mark + replaceLinks(document, changes, extract, onFixed);
    };
    if (await fixFile(file, true, change)) files++;
  }
  write(`changed ${counted(urls, 'URL')} in ${counted(files, 'file')}`);
}

interface Condition {
  readonly template: Template;
  readonly value: string;
}

async function readCondition(text: string): Promise<Condition> {
  const [, field, value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (field === undefined) {
    throw new CommandError('--where needs a field and a value, such as hostname=example.org');
  }
  return { template: await parseTemplate(`{${field}}`), value };
}

/** Returns a URL with edits; as it is if it is not absolute, has the syntax of a template, or does not meet the conditions. */
function edited(url: string, edits: readonly Edit[], conditions: readonly Condition[]): string {
  const href = parseAndSerialize(url);
  if (href === null || hasTemplateSyntax(url)) return url;
  const meets = conditions.every(
    ({ template, value }) => fillTemplate(template, { input: url, href }, 'null') === value,
  );
  if (!meets) return url;
  let changed = url;
  for (const edit of edits) {
    const result = edit(changed);
    if ('reason' in result) return url;
    changed = result.url;
  }
  // A URL without a path stays one.
  return /^[^/?#]*\/\/[^/?#]*$/.test(url) ? changed.replace(/\/$/, '') : changed;
}
