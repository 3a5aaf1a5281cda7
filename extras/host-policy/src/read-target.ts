import type { Host } from '@urlkit/host';
import { hasOwn, isObject } from '@urlkit/internal';
import { hostOf, parseURLHead } from '@urlkit/url-parser';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { type Target, toTarget } from './target.js';

/** What is compared with patterns: a URL in any form, a host, or the text of a host, which may have a port. */
export type TargetInput = Target | Host | URLInput;

/**
 * Returns the parts of a target; null if it has no host, as `mailto:a@b`, and for text that is neither a URL nor a host.
 *
 * @throws {TypeError} If the value is neither text nor a target nor a URL nor a host.
 */
export function readTarget(target: TargetInput): Target | null {
  if (isTarget(target)) {
    const read = toTarget(target);
    return read.host === null ? null : read;
  }
  const text = urlStringOf(target, 'target');
  const host = hostOf(target);
  if (host === null) return null;
  const head = parseURLHead(text);
  if (head !== null && head.host !== null) return head;
  const [, port] = (host.kind === 'ipv6' ? /\]:(\d+)$/ : /:(\d+)$/).exec(text) ?? [];
  return { host, port: port === undefined ? undefined : Number(port) };
}

function isTarget(value: TargetInput): value is Target | Host {
  return isObject(value) && (hasOwn(value, 'kind') || hasOwn(value, 'host'));
}
