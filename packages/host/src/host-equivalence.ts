// https://url.spec.whatwg.org/#concept-host-equals

import { assertHost } from './assert-host.js';
import type { Host } from './host.js';
import { serializeHost } from './host-serializer.js';

/**
 * Whether two hosts are the same: of one kind, with one serialization.
 *
 * @throws {TypeError} If an argument is no host.
 * @see https://url.spec.whatwg.org/#concept-host-equals
 */
export function hostEquals(a: Host, b: Host): boolean {
  assertHost(a, 'a');
  assertHost(b, 'b');
  return a.kind === b.kind && serializeHost(a) === serializeHost(b);
}
