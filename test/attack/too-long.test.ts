// A query that is too long for a string. Only reads fail, all of them, and a shorter list is read again.

import { setInput, URL, type URLQuery, type URLSearchParams, URLUtils } from '@urlkit/url-api';
import test from 'ava';

/** Twice this is more than a string may have in any version of Node. */
const HALF = 'a'.repeat(2 ** 28);

interface Holder {
  readonly href: string;
  readonly parameters: Pick<URLSearchParams & URLQuery, 'append' | 'delete'>;
}

function urlObject(): Holder {
  const url = new URL('http://h/?b=c#d');
  return {
    get href() {
      return url.href;
    },
    parameters: url.searchParams,
  };
}

function hyperlink(): Holder {
  const link = new (URLUtils(Object))();
  link[setInput]('http://h/?b=c#d');
  return {
    get href() {
      return link.href;
    },
    parameters: link.query as URLQuery & URLSearchParams,
  };
}

for (const make of [urlObject, hyperlink]) {
  test.serial(`${make.name}: no reader sees the URL as it was before`, (t) => {
    const holder = make();
    holder.parameters.append('a', HALF);
    holder.parameters.append('a', HALF);
    t.throws(() => holder.href, { instanceOf: RangeError });
    holder.parameters.delete('a');
    holder.parameters.append('e', 'f');
    t.is(holder.href, 'http://h/?b=c&e=f#d');
  });
}
