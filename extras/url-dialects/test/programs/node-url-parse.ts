// The legacy parser of the running Node, which needs no driver.

import { parse, resolve } from 'node:url';
import type { Answer, Input } from './protocol.js';

function answer({ url, base }: Input): Answer {
  try {
    const { protocol, auth, hostname, port, pathname, search, hash } = parse(
      base === undefined ? url : resolve(base, url),
    );
    const [username = null, ...password] = auth === null ? [] : auth.split(':');
    return {
      scheme: protocol?.slice(0, -1) ?? null,
      username,
      password: password.length === 0 ? null : password.join(':'),
      host: hostname,
      port,
      path: pathname,
      query: search?.slice(1) ?? null,
      fragment: hash?.slice(1) ?? null,
    };
  } catch {
    return null;
  }
}

/** Reads inputs with `url.parse`, after `url.resolve` if they have a base. */
export function readAll(inputs: readonly Input[]): Answer[] {
  process.noDeprecation = true;
  return inputs.map(answer);
}
