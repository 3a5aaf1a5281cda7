// AVA's `test` for files that run in one process: the name of the file is a part of each title.

import test from 'ava';

let name = '';

/** Says which file defines the tests that follow. */
export function beginFile(path) {
  name = path.replaceAll('/', ' › ');
}

function withNames(define) {
  return new Proxy(define, {
    apply: (_, self, [title, ...rest]) =>
      Reflect.apply(define, self, [
        typeof title === 'string' ? `${name} › ${title}` : title,
        ...rest,
      ]),
    // Modifiers such as `skip` define tests, too.
    get: (_, key) => (typeof define[key] === 'function' ? withNames(define[key]) : define[key]),
  });
}

// biome-ignore lint/style/noDefaultExport: As AVA does.
export default withNames(test);
