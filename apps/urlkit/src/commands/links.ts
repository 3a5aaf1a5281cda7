import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { parseAndSerialize } from '@urlkit/url-parser';
import { serializeURL } from '@urlkit/url-serializer';
import { findURLs } from '@urlkit/url-text';
import type { Command } from 'commander';
import { type BaseOptions, collect, destinationOf, type NullOptions } from '../call.js';
import type { CommandLine } from '../command-line.js';
import type { CommandHelp } from '../help.js';
import type { Line } from '../lines/blocks.js';
import { joinLines } from '../lines/blocks.js';
import { createLocator } from '../lint/document-checker.js';
import { readDocument } from '../lint/document-encoding.js';
import {
  askedKind,
  type DocumentKind,
  type KindOptions,
  kindOfContent,
  kindOfFile,
  refusalOf,
} from '../lint/document-kinds.js';
import { loadExtractor } from '../lint/extractors.js';
import { readFileOptions } from '../lint/file-options.js';
import { fixFile } from '../lint/fix-file.js';
import type { ExtractLinks, Link } from '../lint/links.js';
import { hasTemplateSyntax } from '../lint/templates.js';
import { createWriter } from '../lint/writer.js';
import { counted } from '../output/counted.js';
import { type Destination, endOfAnswer, written } from '../output/destination.js';
import { nameInOutput, quoted, visible, visibleJSON } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine } from '../run/answers.js';
import { CommandError } from '../run/command-error.js';
import { type ExitStatus, exitStatus } from '../run/streams.js';
import { readConditions } from '../urls/conditions.js';
import { type Edit, type Edited, parseEdit } from '../urls/edits.js';
import { parseBase } from '../urls/parse-url.js';
import { fieldsOf, fillTemplate, parseTemplate, type Source } from '../urls/template.js';

export function define(line: CommandLine): Command {
  return line.program
    .command('links')
    .description('print the links in documents, or change them')
    .argument(
      '[files...]',
      'the files, folders and glob patterns; if there are none, or for -, standard input is read',
    )
    .addOption(line.extractOption())
    .option('-g, --get <template>', 'what to print for each absolute link, as for the command get')
    .option('--refang', 'also find defanged URLs, such as hxxps://example[.]org')
    .option(
      '--fix <edit>',
      'change links, as the command set does, such as hostname=example.org; may be repeated',
      collect,
    )
    .addOption(line.whereOption('print or change only absolute links'))
    .option('--config <file>', 'the configuration file, instead of urlkit.config.json')
    .addOption(line.baseOption())
    .addOption(line.nullOption())
    .option('--raw', 'print hidden characters as they are')
    .option('--json', 'print JSON, one object on each line')
    .addOption(line.encodingOption())
    .action(async (names: string[], options: LinksCallOptions) => {
      const { fix, where = [], inputEncoding } = options;
      if (fix !== undefined && (names.length === 0 || names.includes('-') || inputEncoding)) {
        line.refuse('--fix needs the names of files, which must be in UTF-8');
      }
      const { files, folders, kinds } = await readFileOptions(names, options);
      const isConverted = inputEncoding !== undefined;
      const destination = destinationOf(options, line.streams);
      const linksOptions = { ...options, ...kinds, files, where, isConverted, destination };
      if (fix === undefined) {
        const input = { ...options, file: files };
        await line.answer({ command: 'links', options: linksOptions, createAnswerer }, [], input);
        return;
      }
      const editOptions = { ...linksOptions, folders, edits: fix };
      line.status = await editLinks(editOptions, (message) => line.report(message));
    });
}

interface LinksCallOptions
  extends BaseOptions,
    NullOptions,
    Pick<LinksOptions, 'extract' | 'get' | 'refang' | 'raw'> {
  readonly config?: string;
  readonly fix?: readonly string[];
  readonly where?: readonly string[];
}

export const help: CommandHelp = {
  examples: [
    'urlkit links README.md docs',
    "urlkit links -e text --get '{hostname}' <access.log | sort -u",
    "urlkit links --fix 'hostname=new.example.org' --where 'hostname=old.example.org' docs",
  ],
  details: [
    'A line is the file, line and column of a link, and its URL as it is meant. --get leaves out',
    'relative links without --base. Files of unknown kinds need --extract.',
  ],
  failure: '',
  trouble: 'wrong usage, an input that cannot be read, or an output that cannot be written',
};

export interface LinksOptions extends KindOptions {
  readonly base?: string | undefined;
  readonly json?: boolean | undefined;
  /** What to print for each link; without it, its place and its URL. */
  readonly get?: string | undefined;
  /** Whether to read URLs such as `hxxps://example[.]org`, too. */
  readonly refang?: boolean | undefined;
  /** Conditions such as `hostname=example.org`; a link must meet all of them. */
  readonly where: readonly string[];
  /** Whether to print hidden characters as they are. */
  readonly raw?: boolean | undefined;
  readonly destination: Destination;
  /** The names of all files; `-` is standard input. */
  readonly files: readonly string[];
  /** Whether the input was converted to UTF-8. Otherwise, documents say what their encoding is. */
  readonly isConverted: boolean;
}

/** Prints the links of documents. */
export async function createAnswerer(options: LinksOptions): Promise<Answerer> {
  const { json = false, destination } = options;
  const base = parseBase(options.base);
  const template = options.get === undefined ? null : await parseTemplate(options.get);
  const meetsConditions = await readConditions(options.where);
  // A terminal may be behind another program.
  const shownAt = options.raw || destination === 'null' ? destination : 'terminal';
  let extract: ExtractLinks = () => ({ links: [], base: null });

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
    const href = parseAndSerialize(input, known === null ? undefined : { base: known });
    const isLeftOut = template !== null || options.where.length > 0;
    if (href === null ? isLeftOut : !meetsConditions({ input, href })) return '';
    const fields =
      template === null || href === null ? { href } : fieldsOf(template, { input, href });
    if (json) return `${visibleJSON({ input, file, line, column, ...fields })}\n`;
    const end = endOfAnswer(destination);
    if (template === null || href === null) {
      return `${nameInOutput(file)}:${line}:${column} ${written(input, shownAt)}${end}`;
    }
    return fillTemplate(template, { input, href }, shownAt) + end;
  }

  function answer(text: string, _: number, file: string | null): Answer {
    const name = file ?? '-';
    const document = text.replace(/^\uFEFF/, '');
    const locate = createLocator(document);
    const { links, base: own } = extract(document);
    const output = links.map((link) => {
      const { line, column } = locate(link, { start: 0, end: link.url.length });
      return answerLink(link, line, column, name, own);
    });
    return { output: output.join('') };
  }

  async function* readRows(name: string, bytes: Readable): ReturnType<typeof readDocument> {
    const named = options.isConverted ? null : kindOfFile(name, options);
    const encoded = named === 'lines' || named === null ? 'text' : named;
    for await (const rows of readDocument(bytes, encoded)) {
      const kind = await documentKind(name, options, () => joinLines(rows));
      // That there is no such file was said when it was opened.
      if (kind !== null) extract = await loadLinks(kind, options);
      else refusalOf(name, 'read for links');
      yield rows;
    }
  }
  return eachLine(
    answer,
    { json, end: endOfAnswer(destination) },
    {
      readRows: (name) => (bytes) => readRows(name, bytes),
    },
  );
}

/**
 * Returns the kind that the name of a file says or, if it says nothing, its text; null if neither does.
 *
 * @param readText Only called if the name says nothing.
 */
async function documentKind(
  file: string,
  options: KindOptions,
  readText: () => string | Promise<string>,
): Promise<DocumentKind | null> {
  const kind = kindOfFile(file, options);
  if (kind !== null && kind !== 'lines') return kind;
  const isAsked = askedKind(file, options) !== undefined;
  const shown = isAsked ? null : kindOfContent(await readText());
  return shown ?? (kind === null ? null : 'text');
}

/** Returns what finds the links of documents of a kind, those that lint reads as no links left out. */
async function loadLinks(kind: DocumentKind, options: LinksOptions): Promise<ExtractLinks> {
  const extract = await loadExtractor(kind);
  return (document) => {
    const { links, base } = extract(document);
    const found = links.filter(({ form }) => form !== 'none');
    if (!options.refang) return { links: found, base };
    const starts = new Set(found.map(({ start }) => start));
    const defanged = findURLs(document, { refang: true })
      .filter(({ url, start, end }) => !starts.has(start) && document.slice(start, end) !== url)
      .map((link): Link => ({ ...link, form: 'bare' }));
    return { links: [...found, ...defanged].sort((a, b) => a.start - b.start), base };
  };
}

/** Which links of which files to change, and how. */
export interface EditLinksOptions extends LinksOptions {
  /** The folders that were named. Files in them that are links to files elsewhere are not changed. */
  readonly folders: readonly string[];
  readonly edits: readonly string[];
}

/**
 * Changes the absolute URLs of links that meet conditions. Everything else in the files stays the same.
 *
 * @param write Writes what is left, where and why, and how much is changed.
 * @returns Failure if a URL that meets the conditions is left.
 * @throws {CommandError} If an edit or a condition is not valid, or a file cannot be read or written.
 */
export async function editLinks(
  options: EditLinksOptions,
  write: (message: string) => void,
): Promise<ExitStatus> {
  const edits = options.edits.map((edit) => parseEdit(edit));
  const meetsConditions = await readConditions(options.where);
  const totals = { matched: 0, changed: 0, left: 0, files: 0 };
  for (const file of options.files) {
    const shown = await documentKind(file, options, () => textOf(file));
    // That a file does not exist is said when it is opened.
    const kind = shown ?? refusalOf(file, 'changed') ?? 'text';
    const { matched, changed, left } = await editFile(file, kind, options, edits, meetsConditions);
    totals.matched += matched;
    totals.changed += changed;
    totals.left += left.length;
    if (changed > 0) totals.files++;
    for (const { place, url, reason } of left) write(`${place} ${visible(url)} is left: ${reason}`);
  }
  const { matched, changed, left, files } = totals;
  const rest = left === 0 ? '' : `, left ${counted(left, 'URL')}`;
  write(
    `${counted(matched, 'URL')} matched: changed ${changed} in ${counted(files, 'file')}${rest}`,
  );
  return left === 0 ? exitStatus.success : exitStatus.failure;
}

/** Returns the text of a file; an empty one if it cannot be read. A pipe is not opened, as it may have no writer. */
async function textOf(file: string): Promise<string> {
  const isFile = await stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );
  return isFile ? readFile(file, 'utf8').catch(() => '') : '';
}

/** A URL that matched, but could not be changed. */
interface LeftURL {
  readonly place: string;
  readonly url: string;
  readonly reason: string;
}

interface EditedFile {
  readonly matched: number;
  readonly changed: number;
  readonly left: readonly LeftURL[];
}

async function editFile(
  file: string,
  kind: DocumentKind,
  options: EditLinksOptions,
  edits: readonly Edit[],
  meetsConditions: (source: Source) => boolean,
): Promise<EditedFile> {
  const extract = await loadLinks(kind, { ...options, refang: false });
  const writeLinks = await createWriter(kind, extract);
  const left: LeftURL[] = [];
  let matched = 0;
  let made: readonly LeftURL[] = [];
  const change = (lines: readonly Line[]): string => {
    const text = joinLines(lines);
    const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    const document = text.slice(mark.length);
    const locate = createLocator(document);
    const leftURL = (link: Link, reason: string): LeftURL => {
      const { line, column } = locate(link, { start: 0, end: link.url.length });
      return { place: `${nameInOutput(file)}:${line}:${column}`, url: link.url, reason };
    };
    const wanted = extract(document).links.flatMap((link) => {
      const edit = edited(link.url, edits, meetsConditions);
      if (edit === null) return [];
      matched++;
      if ('reason' in edit) left.push(leftURL(link, edit.reason));
      else if (edit.url !== link.url) return [{ link, fixed: edit.url }];
      return [];
    });
    const result = writeLinks(document, wanted);
    const stay = new Set(result.left);
    for (const { link } of stay) left.push(leftURL(link, 'the document would be read differently'));
    made = wanted.filter((one) => !stay.has(one)).map(({ link }) => leftURL(link, ''));
    return mark + result.text;
  };
  const outcome = await fixFile(file, true, change, options.folders);
  if (outcome === true) return { matched, changed: made.length, left };
  if (outcome === false) return { matched, changed: 0, left };
  if (matched === 0) throw new CommandError(`${quoted(file)} is not changed: ${outcome}`);
  const unmade = made.map((one) => ({ ...one, reason: outcome }));
  return { matched, changed: 0, left: [...left, ...unmade] };
}

/** Returns a URL with edits, or why it cannot have them; null if it is not absolute, or does not meet the conditions. */
function edited(
  url: string,
  edits: readonly Edit[],
  meetsConditions: (source: Source) => boolean,
): Edited | null {
  const href = parseAndSerialize(url);
  if (href === null) return null;
  if (!meetsConditions({ input: url, href })) return null;
  if (hasTemplateSyntax(url)) return { reason: 'it has the syntax of a template or a placeholder' };
  let changed = url;
  for (const edit of edits) {
    const result = edit(changed);
    if ('reason' in result) return result;
    changed = result.url;
  }
  // A URL without a path stays one.
  const hasNoPath = /^[^/?#]*\/\/[^/?#]*$/.test(url);
  return { url: hasNoPath ? changed.replace(/\/$/, '') : changed };
}
