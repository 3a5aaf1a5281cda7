import type { RefusalReason } from './check-url.js';

/** Why a URL, an address or a redirect is refused. */
export type RefusedReason =
  | RefusalReason
  | {
      /** The name of the reason. */
      readonly name:
        | 'too-many-redirects'
        | 'body-not-repeatable'
        | 'body-crosses-origin'
        | 'body-too-large'
        | 'several-content-codings'
        | 'proxy';
      /** A sentence in English that does not repeat any part of the URL. */
      readonly message: string;
    };

/** Why nothing was fetched. Its texts contain no part of a URL, and it has no reference to one. */
export class RefusedError extends Error {
  /** All reasons. */
  readonly reasons: readonly RefusedReason[];
  /** How many redirects were followed before; 0 for the URL that the program passed. */
  readonly redirects: number;

  constructor(reasons: readonly RefusedReason[], redirects = 0) {
    const step = redirects === 0 ? '' : ` after redirect ${redirects}`;
    super(`Refused${step}: ${reasons.map(({ message }) => message).join(' ')}`);
    this.reasons = reasons;
    this.redirects = redirects;
  }

  /** The name of the class. */
  override get name(): string {
    return 'RefusedError';
  }

  /** The code by which programs recognize the error. */
  get code(): 'ERR_URL_REFUSED' {
    return 'ERR_URL_REFUSED';
  }
}
