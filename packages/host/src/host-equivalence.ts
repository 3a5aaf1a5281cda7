// https://url.spec.whatwg.org/#concept-host-equals

import { assertHost, type Host } from './host.js';

/**
 * Whether two hosts are equal: of the same kind, with the same serialization.
 *
 * @see https://url.spec.whatwg.org/#concept-host-equals
 */
export function hostEquals(a: Host, b: Host): boolean {
  assertHost(a, 'a');
  assertHost(b, 'b');
  return a.kind === b.kind && String(a.value) === String(b.value);
}
