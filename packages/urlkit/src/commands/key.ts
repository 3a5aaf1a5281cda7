import { createURLKey, type KeyProfileName } from '@urlkit/url-keys';
import { visibleJSON } from '../output/visible-text.js';
import type { Answer, Answerer } from '../run/answers.js';
import { eachLine } from '../run/answers.js';
import { eachRow, type RowOptions } from '../run/each-row.js';

export interface KeyOptions extends RowOptions {
  readonly profile: KeyProfileName;
  readonly drop?: readonly string[] | undefined;
  readonly json?: boolean | undefined;
}

/** Prints the keys of URLs, or adds them to rows. */
export function answerKey(options: KeyOptions): Answerer {
  const { profile, drop = [], json = false } = options;
  const keyOf = createURLKey({ profile, dropParameters: readDropped(drop) });
  const lack = { one: `has no ${profile} key`, many: `have no ${profile} key` };
  const answer = (input: string): Answer => {
    const key = keyOf(input);
    const complaint = key === null ? lack.one : undefined;
    if (json) return { output: `${visibleJSON({ input, key })}\n`, complaint };
    return { output: key === null ? '' : `${key}\n`, complaint };
  };
  if (json) return eachLine(answer);
  return eachRow(keyOf, answer, lack, options);
}

// `name`, or `prefix*`
function readDropped(drop: readonly string[]): { names: string[]; prefixes: string[] } {
  const isPrefix = (name: string): boolean => name.length > 1 && name.endsWith('*');
  return {
    names: drop.filter((name) => !isPrefix(name)),
    prefixes: drop.filter(isPrefix).map((name) => name.slice(0, -1)),
  };
}
