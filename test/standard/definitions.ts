// The definitions of the standard: what its source marks with <dfn>.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.js';

/** A definition, as a row of test/standard/definitions.tsv has it. */
export interface Definition {
  /** The number of its section. */
  readonly section: string;
  /** Its id in the standard. */
  readonly anchor: string;
  /** With what it is for before it, as the standard refers to it: `url/host`. */
  readonly name: string;
}

/** The definitions at the commit that urlkit implements. */
export function readDefinitions(): Definition[] {
  const text = readFileSync(join(root, 'test/standard/definitions.tsv'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [section = '', anchor = '', name = ''] = line.split('\t');
      return { section, anchor, name };
    });
}

export function rowOf({ section, anchor, name }: Definition): string {
  return [section, anchor, name].join('\t');
}

const TAGS = /<h([234])([^>]*)>|<dfn((?:[^>"]|"[^"]*")*)>(.*?)<\/dfn>/gs;

/** Finds the definitions in the source of the standard, in their order. */
export function findDefinitions(source: string): Definition[] {
  const definitions: Definition[] = [];
  let numbers: number[] = [];
  for (const [, level, heading = '', attributes = '', content = ''] of source.matchAll(TAGS)) {
    if (level === undefined) {
      definitions.push({ section: numbers.join('.'), ...describe(attributes, content) });
    } else if (!heading.includes('no-num')) {
      const depth = Number(level) - 2;
      numbers = [...numbers.slice(0, depth), (numbers[depth] ?? 0) + 1];
    }
  }
  return definitions;
}

function describe(attributes: string, content: string): Omit<Definition, 'section'> {
  const text = content.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
  const attributeOf = (name: string): string | undefined =>
    new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|(\\S+))`)
      .exec(attributes)
      ?.slice(1)
      .find((value) => value !== undefined);
  const owner = attributeOf('for');
  const isMember = /(?:^|\s)(?:attribute|constructor|method)(?:\s|$)/.test(attributes);
  const [term = ''] = (attributeOf('lt') ?? text).split('|');
  const parts = [isMember ? 'dom' : '', owner ?? '', isMember ? term.replace(/\(.*/, '') : term];
  return {
    anchor: attributeOf('id') ?? slug(parts.filter(Boolean).join('-')),
    name: owner === undefined ? text : `${owner}/${text}`,
  };
}

// How Bikeshed, which the standard is made with, makes ids of terms.
function slug(term: string): string {
  return term
    .toLowerCase()
    .replace(/[\s/]+/g, '-')
    .replace(/[^a-z\d_-]/g, '');
}
