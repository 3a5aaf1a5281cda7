// Tables of mistakes: patterns, what is said of a text that they match, and how it is corrected.

import type { Range } from '@urlkit/infra';
import { withoutPrototype } from '@urlkit/internal';
import { canParse } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import type { HintName } from './hint-catalogue.js';

/** What a person probably means. */
export interface Intended {
  readonly name: HintName;
  /** What is at fault. */
  readonly mark: Range;
  /** What is said of it; null for what is always said. */
  readonly message: string | null;
  /** The text that is meant; null if only its author knows. */
  readonly corrected: string | null;
  /** Where the standard reads something that is not meant. Null if what it says of the text is true anyway. */
  readonly silences: Range | null;
}

/** A match, whose groups are the text before the mark, the mark, and others. */
export type Groups = Readonly<RegExpExecArray>;

interface Options {
  /** The text that is meant: a template, or a function. If a function returns null, the row does not match. */
  readonly write?: string | ((groups: Groups, hasBase: boolean) => string | null);
  readonly says?: string | ((groups: Groups) => string);
  /** Whether the row is only for texts without a base URL. */
  readonly absolute?: true;
  /** What of the text the standard misreads. The default is all. A host is misread as a whole. */
  readonly silences?: 'all' | 'from mark' | 'nothing';
}

/** A mistake. The first group is the text before the mark, and the second is the mark. */
export type Row = readonly [name: HintName, pattern: RegExp, options?: Options];

/** Creates a table that is compiled when it is first read, and not at import. */
export function lazily(createRows: () => readonly Row[]): () => readonly Row[] {
  let rows: readonly Row[] | undefined;
  return () => {
    rows ??= createRows();
    return rows;
  };
}

/** Finds the first mistake of a table that a text looks like. */
export function findRow(
  rows: readonly Row[],
  text: string,
  base: Readonly<URLRecord> | null,
): Intended | null {
  const hasBase = base !== null;
  for (const [name, pattern, options = {}] of rows) {
    const groups = pattern.exec(text);
    if (groups === null) continue;
    const { write, says = null, absolute = false, silences = 'all' } = withoutPrototype(options);
    if (absolute && hasBase) continue;
    const corrected =
      write === undefined
        ? null
        : typeof write === 'string'
          ? text.replace(pattern, write)
          : write(groups, hasBase);
    if (write !== undefined && (corrected === null || !isURL(corrected, base))) continue;
    const start = groups.index + (groups[1] ?? '').length;
    const mark = { start, end: start + (groups[2] ?? '').length };
    const isInHost = /^[a-z\d+.-]*:\/\/[^/?#]*$/i.test(text.slice(0, start));
    return {
      name,
      mark,
      message: typeof says === 'function' ? says(groups) : says,
      corrected,
      silences:
        silences === 'nothing'
          ? null
          : { start: silences === 'all' || isInHost ? 0 : start, end: text.length },
    };
  }
  return null;
}

/** Whether a text is a URL. A correction of a path does not need the address of the site. */
export function isURL(text: string, base: Readonly<URLRecord> | null): boolean {
  const path = /^\/(?!\/)/.test(text) ? 'https://example.org/' : null;
  return canParse(text, base === null ? path : serializeURL(base));
}

const parts: Readonly<Record<string, string>> = {
  web: '(?:https?|ftp|wss?):\\/\\/',
  scheme: '[a-z][a-z\\d+.-]*:\\/\\/',
  userinfo: '(?:[^/?#@\\s]*@)?',
  ipv6: '(?=[\\da-f:.]*:[\\da-f:.]*:)[\\da-f:.]{2,45}',
  domain: '(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.){1,126}[a-z]{2,63}',
  email:
    "[\\w.!#$&'*+=^`{|}~-]{1,64}@(?!\\d+x\\d*\\.)(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.){1,126}[a-z]{2,63}",
  end: '(?=[/?#]|$)',
  rest: '((?:[/?#].*)?)$',
};

/** Creates a pattern, in which names in double angle brackets stand for parts of URLs. Letter case does not matter. */
export function like(source: string): RegExp {
  return new RegExp(
    source.replace(/<<(\w+)>>/g, (_, name: string) => parts[name] ?? ''),
    'i',
  );
}

/** Decodes percent-encoded UTF-8; null if it is something else. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
