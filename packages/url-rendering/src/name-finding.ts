import type { Range } from '@urlkit/infra';

/** What a {@link NameFinding} is about. */
export type NameFindingName =
  | 'registrable-domain'
  | 'imitated-name'
  | 'host-like-username'
  | 'look-alike-host'
  | 'unknown-ending'
  | 'short-link'
  | 'wrapped-target'
  | 'active-scheme'
  | 'hidden-character'
  | 'reordering-character';

/** Something to know about whose name is in a URL. The range is in code units of the input. */
export interface NameFinding extends Range {
  /** What is wrong with the name, or may be. */
  readonly name: NameFindingName;
  /** `error` if the name deceives, `warning` if it may, and `note` if it is only good to know. */
  readonly severity: 'error' | 'warning' | 'note';
  /** A sentence in English, in which texts of the URL are between U+0060 (`). */
  readonly message: string;
  /** The URL inside that the finding is about, as it is when it is decoded. */
  readonly target?: string;
}
