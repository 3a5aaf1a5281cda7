// Where the components are in the text of a run. Only validation errors and component ranges need that, so the states do not
// note it.

import type { Range } from '@urlkit/infra';
import { findBefore } from '@urlkit/internal';
import { findAuthority } from './authority.js';
import type { Override } from './overrides.js';
import * as overrides from './overrides.js';
import type { Authority, Run } from './run.js';
import { findSchemeEnd } from './scheme.js';
import { authorityAfterScheme } from './url-head.js';

/** Ranges of components without their delimiters, in code units of a text; null for missing ones. */
export interface Places {
  /** The offset of the U+003A (:) after the scheme; -1 if there is none. */
  readonly schemeEnd: number;
  readonly authority: Authority | null;
  readonly path: Range | null;
  readonly query: Range | null;
  readonly fragment: Range | null;
}

const nowhere: Places = {
  schemeEnd: -1,
  authority: null,
  path: null,
  query: null,
  fragment: null,
};

/** Finds the components that a run has read. */
export function placesOf({ text, base, scheme, failure }: Run): Places {
  if (failure?.name === 'missing-scheme-non-relative-URL') return nowhere;
  const schemeEnd = findSchemeEnd(text);
  const isRelative = base?.scheme === scheme;
  const authority = authorityAfterScheme(text, schemeEnd + 1, scheme.kind, isRelative);
  if (failure !== null) return { ...nowhere, schemeEnd, authority };
  const start = authority?.end ?? schemeEnd + 1;
  const { length } = text;
  const hash = findBefore(length, '#', text, start);
  const search = findBefore(hash, '?', text, start);
  return {
    schemeEnd,
    authority,
    path: { start, end: search },
    query: search < hash ? { start: search + 1, end: hash } : null,
    fragment: hash < length ? { start: hash + 1, end: length } : null,
  };
}

/** Finds the component that a run with a state override has read. */
export function placesOfOverride({ text, scheme }: Run, override: Override): Places {
  const isHostname = override === overrides.overrideHostname;
  if (isHostname || override === overrides.overrideHost) {
    const authority = findAuthority(text, 0, scheme.kind, false);
    // A hostname with a port is refused before it is read.
    const isRead = !isHostname || authority.hostEnd === authority.end;
    return isRead ? { ...nowhere, authority } : nowhere;
  }
  const whole = { start: 0, end: text.length };
  return {
    ...nowhere,
    path: override === overrides.overridePath ? whole : null,
    query: override === overrides.overrideQuery ? whole : null,
    fragment: override === overrides.overrideFragment ? whole : null,
  };
}
