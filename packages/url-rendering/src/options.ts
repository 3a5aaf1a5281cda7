import { withoutPrototype } from '@urlkit/infra/internal';

/** Options for {@link displayHost} and {@link renderURL}. */
export interface DisplayHostOptions {
  /**
   * Domains that users know, such as `example.com`. A domain that looks like one of them, or like a subdomain, is
   * shown in ASCII. An array is read only once: keep it, and do not change it.
   */
  readonly knownNames?: readonly string[] | undefined;
}

/** The part of a URL that is shown. */
export type Shown = 'url' | 'origin' | 'host' | 'registrable-domain';

/** Options for {@link renderURL}. */
export interface RenderURLOptions extends DisplayHostOptions {
  /**
   * The part to show: `'url'` (the default), `'origin'` (scheme, host and port), `'host'`, or
   * `'registrable-domain'` (the host if it has none). A URL without a host is always shown as a whole.
   */
  readonly show?: Shown | undefined;
  /** Whether the scheme of a URL with a host is shown; true by default. */
  readonly scheme?: boolean | undefined;
  /** The maximum number of code points to show. The registrable domain is shown even if it is longer. */
  readonly width?: number | undefined;
}

const SHOWN: readonly unknown[] = ['url', 'origin', 'host', 'registrable-domain'];

type Check = (value: unknown) => string | false;

const displayChecks: Readonly<Record<string, Check>> = {
  knownNames: (value) =>
    !(Array.isArray(value) && value.every((name) => typeof name === 'string')) &&
    'an array of strings',
};

const renderChecks: Readonly<Record<string, Check>> = {
  ...displayChecks,
  show: (value) => !SHOWN.includes(value) && "'url', 'origin', 'host' or 'registrable-domain'",
  scheme: (value) => typeof value !== 'boolean' && 'a boolean',
  width: (value) => !(typeof value === 'number' && value >= 0) && 'a number that is not negative',
};

/**
 * Copies the own properties of options.
 *
 * @throws {TypeError} If an option does not exist or has the wrong type.
 */
function readOptions<T extends object>(
  options: T | undefined,
  checks: Readonly<Record<string, Check>>,
): Partial<T> {
  if (options === undefined) return withoutPrototype({});
  if (typeof options !== 'object' || options === null) {
    throw new TypeError('options must be an object');
  }
  for (const [name, value] of Object.entries(options)) {
    if (!Object.keys(checks).includes(name)) throw new TypeError(`options has no option ${name}`);
    const expected = value !== undefined && checks[name]?.(value);
    if (expected) throw new TypeError(`options.${name} must be ${expected}`);
  }
  return withoutPrototype(options);
}

export function readDisplayOptions(options: DisplayHostOptions | undefined): DisplayHostOptions {
  return readOptions(options, displayChecks);
}

export function readRenderOptions(options: RenderURLOptions | undefined): RenderURLOptions {
  return readOptions(options, renderChecks);
}
