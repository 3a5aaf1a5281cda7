// The names that options accept and that no other package defines.

/** What to do with an input that fails: leave its answer empty, leave it out, or stop. */
export const onErrorActions = ['keep', 'skip', 'fail'] as const;

export type OnError = (typeof onErrorActions)[number];

/** When answers are written: after each group of lines that was read, or 64 KiB at a time. */
export const flushModes = ['line', 'block'] as const;

export type FlushMode = (typeof flushModes)[number];

/** How rows are read and written. */
export const rowFormats = ['lines', 'tsv', 'csv', 'jsonl'] as const;

export type RowFormatName = (typeof rowFormats)[number];

/** The formats of the report of `lint`: drawn for people, one line for each problem, or for programs. */
export const lintFormats = ['frames', 'text', 'json', 'sarif', 'github'] as const;

export type LintFormat = (typeof lintFormats)[number];

/** How links are found in a file: `lines` has one URL on each line; the others are kinds of documents and texts. */
export const fileKinds = [
  'markdown',
  'html',
  'asciidoc',
  'text',
  'json',
  'javascript',
  'csv',
  'yaml',
  'xml',
  'settings',
  'shell',
  'lines',
] as const;

export type FileKind = (typeof fileKinds)[number];

/** When to use colors. */
export const colorModes = ['auto', 'always', 'never'] as const;

export type ColorMode = (typeof colorModes)[number];
