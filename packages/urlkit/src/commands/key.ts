import { createURLKey, type KeyProfileName, keyProfiles } from '@urlkit/url-keys';
import { quoted, visibleJSON } from '../output/visible-text.js';
import type { Answer, Answerer } from '../run/answers.js';
import { CommandError } from '../run/command-error.js';
import { eachRow, type RowOptions } from '../run/each-row.js';
import { trackingParameters } from '../urls/tracking-parameters.js';

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
  const answer = (input: string): Answer => {
    const key = keyOf(input);
    const complaint = key === null ? lack.one : undefined;
    if (json) return { output: `${visibleJSON({ input, key })}\n`, complaint };
    return { output: key === null ? '' : `${key}\n`, complaint };
  };
  const format = json ? 'json' : options.format;
  const keepsSerializedURLs = profile === 'href' && drop.length === 0 && format === 'lines';
  return eachRow(keyOf, answer, lack, { ...options, format }, { keepsSerializedURLs });
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
  const dropped = names.flatMap((name) => (name === '@tracking' ? trackingParameters : name));
  return createURLKey({ profile, dropParameters: { names: dropped } });
}
