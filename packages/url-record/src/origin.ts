// https://html.spec.whatwg.org/multipage/browsers.html#concept-origin

import { type Host, hostEquals } from '@urlkit/host';
import { isHost } from '@urlkit/host/internal';
import { isUint } from '@urlkit/infra/internal';

/**
 * A tuple origin. Its domain is null in every URL's origin, so it is left out.
 *
 * @see https://html.spec.whatwg.org/multipage/browsers.html#concept-origin-tuple
 */
export interface TupleOrigin {
  readonly kind: 'tuple';
  readonly scheme: string;
  readonly host: Host;
  readonly port: number | null;
}

/**
 * An opaque origin. Each is an object of its own, and the same as no other.
 *
 * @see https://html.spec.whatwg.org/multipage/browsers.html#concept-origin-opaque
 */
export interface OpaqueOrigin {
  readonly kind: 'opaque';
}

/**
 * An origin: a tuple origin or an opaque one.
 *
 * @see https://html.spec.whatwg.org/multipage/browsers.html#concept-origin
 */
export type Origin = TupleOrigin | OpaqueOrigin;

/**
 * Checks that an argument is an origin.
 *
 * @param name Of the argument, for the message.
 * @throws {TypeError} If it is something else.
 */
export function assertOrigin(value: unknown, name = 'origin'): asserts value is Origin {
  const origin = value as Partial<TupleOrigin> | Partial<OpaqueOrigin> | null | undefined;
  const isOrigin =
    origin?.kind === 'opaque' ||
    (origin?.kind === 'tuple' &&
      typeof origin.scheme === 'string' &&
      isHost(origin.host) &&
      (origin.port === null || isUint(origin.port, 0xffff)));
  if (!isOrigin) throw new TypeError(`${name} must be an origin, as originOf returns them`);
}

/**
 * Whether two origins are the same: one and the same opaque origin, or tuple origins with one
 * scheme, host and port.
 *
 * @throws {TypeError} If an argument is not an origin.
 * @see https://html.spec.whatwg.org/multipage/browsers.html#same-origin
 */
export function isSameOrigin(a: Origin, b: Origin): boolean {
  assertOrigin(a, 'a');
  assertOrigin(b, 'b');
  if (a.kind === 'opaque' || b.kind === 'opaque') return a === b;
  return a.scheme === b.scheme && hostEquals(a.host, b.host) && a.port === b.port;
}
