// https://nodejs.org/api/util.html#utilinspectcustom

import { withoutPrototype } from '@urlkit/internal';
import { URL } from '../url.js';
import { URLSearchParams } from '../url-search-params.js';

// Node passes its `util.inspect` as the third argument.
type Inspect = (value: unknown, options: object) => string;

// Makes Node print the objects of a class with `print`, down to the requested depth.
function definePrinting<Instance extends object>(
  { name, prototype }: { readonly name: string; readonly prototype: Instance },
  print: (object: Instance, options: object, inspect: Inspect) => string,
): void {
  const value = function (
    this: Instance,
    depth: number,
    options: object,
    inspect: Inspect,
  ): string {
    return depth < 0 ? `[${name}]` : print(this, options, inspect);
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

definePrinting(URL, printURL);
definePrinting(URLSearchParams, printURLSearchParams);
