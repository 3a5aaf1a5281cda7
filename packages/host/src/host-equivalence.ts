// https://url.spec.whatwg.org/#concept-host-equals

import type { Host } from './host.js';
import { serializeHost } from './host-serializer.js';

/**
 * Whether two hosts are the same: of one kind, with one serialization.
 *
 * @see https://url.spec.whatwg.org/#concept-host-equals
 */
export function hostEquals(a: Host, b: Host): boolean {
  return a.kind === b.kind && serializeHost(a) === serializeHost(b);
}
