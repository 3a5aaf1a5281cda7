import {
  checkedLater,
  mustBeBoolean,
  mustBeStrings,
  type OptionChecks,
  readOptions,
} from '@urlkit/internal';
import type { PublicSuffixOptions } from '@urlkit/public-suffix';
import type { BaseOptions } from '@urlkit/url-parser';

/** Options for {@link displayHost} and {@link renderURL}. */
export interface DisplayHostOptions {
  /**
   * Domains that users know, such as `example.com`. A domain that looks like one of them, or like a subdomain, is
   * shown in ASCII. An array is read only once: keep it, and do not change it.
   */
  readonly knownNames?: readonly string[] | undefined;
}

/** Options for {@link nameFindings}. */
export interface NameFindingOptions extends BaseOptions {
  /** Domains that users know. The default is {@link wellKnownNames}. An array is read only once: keep it, and do not change it. */
  readonly knownNames?: readonly string[] | undefined;
  /** The rules for public suffixes. The default is the list of `@urlkit/public-suffix-list`. */
  readonly list?: PublicSuffixOptions['list'];
}

/** Options for {@link redactURL}. */
export interface RedactURLOptions {
  /**
   * The names of the parameters whose values are replaced, in any case, percent-encoded or not, with or without `-`, `_` and `.`.
   * The default are those of {@link isSecretName}.
   */
  readonly parameters?: readonly string[] | undefined;
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

const displayChecks: OptionChecks<DisplayHostOptions> = { knownNames: mustBeStrings };

const renderChecks: OptionChecks<RenderURLOptions> = {
  ...displayChecks,
  show: (value) =>
    SHOWN.includes(value) ? null : "'url', 'origin', 'host' or 'registrable-domain'",
  scheme: mustBeBoolean,
  width: (value) =>
    typeof value === 'number' && value >= 0 ? null : 'a number that is not negative',
};

export function readDisplayOptions(options: DisplayHostOptions | undefined): DisplayHostOptions {
  return readOptions(options, displayChecks);
}

export function readNameOptions(options: NameFindingOptions | undefined): NameFindingOptions {
  return readOptions(options, { ...displayChecks, base: checkedLater, list: checkedLater });
}

export function readRenderOptions(options: RenderURLOptions | undefined): RenderURLOptions {
  return readOptions(options, renderChecks);
}

export function readRedactOptions(options: RedactURLOptions | undefined): RedactURLOptions {
  return readOptions(options, { parameters: mustBeStrings });
}
