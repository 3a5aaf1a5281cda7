// https://html.spec.whatwg.org/multipage/browsers.html#concept-origin

import { type Host, isHost } from '@urlkit/host';
import { isUint } from '@urlkit/internal';

/**
 * A tuple origin. Its domain is null in every URL's origin, so it is left out.
 *
 * @see https://html.spec.whatwg.org/multipage/browsers.html#concept-origin-tuple
 */
export interface TupleOrigin {
  /** The discriminant of {@link Origin}. */
  readonly kind: 'tuple';
  /** The scheme in lower case, without U+003A (:). */
  readonly scheme: string;
  /** The host. */
  readonly host: Host;
  /** The port, a 16-bit unsigned integer; null for the default of the scheme. */
  readonly port: number | null;
}

/**
 * An opaque origin. Each one is a separate object, and is the same only as itself.
 *
 * @see https://html.spec.whatwg.org/multipage/browsers.html#concept-origin-opaque
 */
export interface OpaqueOrigin {
  /** The discriminant of {@link Origin}. */
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
 * @param name The name of the argument, for the message.
 * @throws {TypeError} If it is something else.
 * @see https://html.spec.whatwg.org/multipage/browsers.html#concept-origin
 */
export function assertOrigin(value: unknown, name = 'origin'): asserts value is Origin {
  const origin = value as Partial<TupleOrigin> | Partial<OpaqueOrigin> | null | undefined;
  const isOrigin =
    origin?.kind === 'opaque' ||
    (origin?.kind === 'tuple' &&
      typeof origin.scheme === 'string' &&
      isHost(origin.host) &&
      (origin.port === null || isUint(origin.port, 0xffff)));
  if (!isOrigin) throw new TypeError(`${name} must be an origin, as returned by originOf`);
}
