import { createURLKey, type KeyProfileName, keyProfiles } from '@urlkit/url-keys';
import { quoted, visibleJSON } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine } from '../run/answers.js';
import { CommandError } from '../run/command-error.js';
import { eachRow, type RowOptions } from '../run/each-row.js';
import { listOf } from '../urls/tracking-parameters.js';

export interface KeyOptions extends RowOptions {
  readonly profile: KeyProfileName;
  readonly drop?: readonly string[] | undefined;
  readonly json?: boolean | undefined;
}

/** The names of all profiles. */
export const profileNames: readonly KeyProfileName[] = keyProfiles.map(({ name }) => name).sort();

/** Prints the keys of URLs, or adds them to rows. */
export function answerKey(options: KeyOptions): Answerer {
  const { profile, drop = [], json = false } = options;
  const keyOf = createKeyFunction(profile, drop);
  const lack = { one: `has no ${profile} key`, many: `have no ${profile} key` };
  if (json) {
    const { onError } = options;
    const answer = (input: string, line: number, file: string | null): Answer => {
      const key = keyOf(input);
      if (key !== null) return { output: `${visibleJSON({ input, file, line, key })}\n` };
      const failure = { name: 'no-key', message: lack.one };
      const output = `${visibleJSON({ input, file, line, key, failure })}\n`;
      return { output, complaint: lack.one };
    };
    return eachLine(answer, { json, onError, lack });
  }
  const answer = (input: string): Answer => {
    const key = keyOf(input);
    return key === null ? { output: '', complaint: lack.one } : { output: `${key}\n` };
  };
  const keepsSerializedURLs = profile === 'href' && drop.length === 0 && options.format === 'lines';
  return eachRow(keyOf, answer, lack, options, { keepsSerializedURLs });
}

function createKeyFunction(
  profile: KeyProfileName,
  names: readonly string[],
): (input: string) => string | null {
  for (const name of names) {
    if (name === '') throw new CommandError('--drop needs a name, not an empty string');
    if (name.slice(0, -1).includes('*')) {
      throw new CommandError(`--drop ${quoted(name)}: an asterisk can only be at the end`);
    }
  }
  const dropped = names.flatMap((name) => listOf(name, '--drop '));
  return createURLKey({ profile, dropParameters: { names: dropped } });
}
