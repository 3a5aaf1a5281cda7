import { trackingParameters } from '@urlkit/url-keys';
import { quoted } from '../output/visible-text.js';
import { CommandError } from '../run/command-error.js';

const TRACKING = '@tracking';

/**
 * Returns the patterns of a list such as `@tracking`, or the pattern of a name that is none.
 *
 * @param option What the pattern follows on the command line, for messages.
 * @throws {CommandError} If there is no such list.
 */
export function listOf(pattern: string, option: string): readonly string[] {
  if (pattern === TRACKING) return trackingParameters;
  if (!pattern.startsWith('@')) return [pattern];
  throw new CommandError(
    `${option}${quoted(pattern)}: there is no such list; the only one is ${TRACKING}`,
  );
}
