import { withDefaultScheme as addScheme } from '@urlkit/url-parser';
import { quoted } from '../output/visible-text.js';
import { CommandError } from '../run/command-error.js';

/**
 * Returns a URL with a scheme before it if it begins with a host, as in lists of hosts: `example.org:8080/a`.
 *
 * @throws {CommandError} If the scheme is not one.
 */
export function withDefaultScheme(input: string, scheme: string | undefined): string {
  if (scheme === undefined) return input;
  if (!/^[a-z][a-z\d+.-]*$/i.test(scheme)) {
    throw new CommandError(`--default-scheme needs a scheme such as https, not ${quoted(scheme)}`);
  }
  return addScheme(input, scheme) ?? input;
}
