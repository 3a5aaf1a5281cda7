// https://nodejs.org/api/util.html#utilinspectcustom

import { withoutPrototype } from '@urlkit/infra/arguments';
import { URL } from '../url.js';
import { URLSearchParams } from '../url-search-params.js';

// Node passes its `util.inspect` as the third argument.
type Inspect = (value: unknown, options: object) => string;

// Makes Node print the objects of a class with `print`. Below the requested depth, it prints `short`, by default an
// object without members.
function definePrinting<Instance extends object>(
  { prototype }: { readonly prototype: Instance },
  short: string | null,
  print: (object: Instance, options: object, inspect: Inspect) => string,
): void {
  const value = function (
    this: Instance,
    depth: number,
    options: object,
    inspect: Inspect,
  ): unknown {
    return depth < 0 ? (short ?? this) : print(this, options, inspect);
  };
  Object.defineProperty(
    prototype,
    Symbol.for('nodejs.util.inspect.custom'),
    withoutPrototype({ value, writable: true, configurable: true }),
  );
}

function printURL(url: URL, options: object, inspect: Inspect): string {
  const { href, origin, protocol, username, password, host, hostname, port } = url;
  const { pathname, search, searchParams, hash } = url;
  const attributes = {
    ...{ href, origin, protocol, username, password, host, hostname, port },
    ...{ pathname, search, searchParams, hash },
  };
  return `URL ${inspect(attributes, options)}`;
}

function printURLSearchParams(params: URLSearchParams, options: object, inspect: Inspect): string {
  const pairs = Array.from(params, (pair) =>
    pair.map((text) => inspect(text, options)).join(' => '),
  );
  return `URLSearchParams {${pairs.length === 0 ? '' : ` ${pairs.join(', ')} `}}`;
}

definePrinting(URL, null, printURL);
definePrinting(URLSearchParams, '[Object]', printURLSearchParams);
