import { withDefaultScheme } from '@urlkit/url-parser';
import { quoted } from '../output/visible-text.js';
import { CommandError } from '../run/command-error.js';

/** How a URL is read that was given. */
export interface GivenURLOptions {
  /** The scheme of inputs that begin with a host. */
  readonly defaultScheme?: string | undefined;
  /** Whether to read the URL inside a link of a mail filter or another service. */
  readonly unwrap?: boolean | undefined;
}

/**
 * Returns what makes a URL of an input, such as `example.org:8080/a` in a list of hosts. Loads what it needs.
 *
 * @throws {CommandError} If the default scheme is not one.
 */
export async function createURLReader({
  defaultScheme,
  unwrap,
}: GivenURLOptions): Promise<(input: string) => string> {
  if (defaultScheme !== undefined && !/^[a-z][a-z\d+.-]*$/i.test(defaultScheme)) {
    throw new CommandError(
      `--default-scheme needs a scheme such as https, not ${quoted(defaultScheme)}`,
    );
  }
  const addScheme = (input: string): string =>
    defaultScheme === undefined ? input : (withDefaultScheme(input, defaultScheme) ?? input);
  if (!unwrap) return addScheme;
  const { unwrapURL } = await import('@urlkit/url-rendering');
  return (input) => {
    const url = addScheme(input);
    return unwrapURL(url) ?? url;
  };
}

/** Returns the option that an input without a scheme needs, as the end of a message; '' if it needs none. */
export function hintOfScheme(input: string): string {
  const url = withDefaultScheme(input);
  return url === null || url === input
    ? ''
    : '; for a host without a scheme, use --default-scheme https';
}
