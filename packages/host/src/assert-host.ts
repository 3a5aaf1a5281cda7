import { isUint } from '@urlkit/infra/arguments';
import { isIPv6Address } from '@urlkit/ipv6';
import type { Host } from './host.js';

/** Whether a value is a host: an object with a known kind and a value of that kind. */
export function isHost(value: unknown): value is Host {
  const host = value as Partial<Host> | null | undefined;
  switch (host?.kind) {
    case 'domain':
    case 'opaque':
      return typeof host.value === 'string';
    case 'ipv4':
      return isUint(host.value, 0xffffffff);
    case 'ipv6':
      return isIPv6Address(host.value);
    case 'empty':
      return host.value === '';
    default:
      return false;
  }
}

/** @throws {TypeError} If an argument is not a host. */
export function assertHost(value: unknown, name: string): asserts value is Host {
  if (!isHost(value)) throw new TypeError(`${name} must be a host, as returned by parseHost`);
}
