// Whose name it is, by the list of public suffixes. This is a module of its own, because the list is large.

import type { Host } from '@urlkit/host';
import { parseHost } from '@urlkit/host';
import {
  isKnownPublicSuffix,
  isSameSite,
  publicSuffix,
  registrableDomain,
} from '@urlkit/public-suffix';

export { displayHost, wellKnownNames } from '@urlkit/url-rendering';
export { inputNames } from '../src/urls/input-names.js';
export { isSameSite };

export interface Site {
  readonly registrable: string | null;
  readonly suffix: string | null;
  /** Whether a rule of the list matches. */
  readonly isKnown: boolean;
}

export function siteOf(host: Host): Site {
  const suffix = publicSuffix(host);
  return {
    registrable: registrableDomain(host),
    suffix,
    isKnown: suffix !== null && isKnownPublicSuffix(parseHost(suffix)),
  };
}
