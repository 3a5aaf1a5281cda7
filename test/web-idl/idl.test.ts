// Every member of the standard's IDL, on globals that install() has defined and in the classic scripts.

import { readFileSync } from 'node:fs';
import { install } from '@urlkit/url-api';
import test from 'ava';
import { type InterfaceType, parse } from 'webidl2';
import { checksOf } from '../support/check-interfaces.js';

const interfaces = parse(readFileSync(new URL('url.idl', import.meta.url), 'utf8')).filter(
  (definition): definition is InterfaceType => definition.type === 'interface',
);

const checkCounts: Readonly<Record<string, number>> = {
  URL: 4 + 2 * 2 + 12 * 3 + 3 + 3,
  URLSearchParams: 4 + 3 + 7 * 3 + 6 + 3,
};

// Node asks for a method by which to print an object. The classic scripts have none.
const printing = Symbol.for('nodejs.util.inspect.custom');

const globalObject = {} as typeof globalThis;
install(globalObject);
for (const { name, prototype } of [globalObject.URL, globalObject.URLSearchParams]) {
  test(`${name} has a method to be printed, and no other property that is not in the IDL`, (t) => {
    t.like(Object.getOwnPropertyDescriptor(prototype, printing), { enumerable: false });
    t.true(Reflect.deleteProperty(prototype, printing));
  });
}

const samples: Readonly<Record<string, () => object>> = {
  URL: () => new globalObject.URL('https://example.com/?a=b'),
  URLSearchParams: () => new globalObject.URLSearchParams('a=b'),
};

test.serial('the interfaces', (t) => {
  t.deepEqual(
    interfaces.map(({ name }) => name),
    Object.keys(samples),
  );
});

for (const definition of interfaces) {
  const create = samples[definition.name] as () => object;
  const checks = Array.from(checksOf(definition, globalObject, create));
  test(`${definition.name}: number of checks`, (t) => {
    t.deepEqual(checks.length, checkCounts[definition.name]);
  });
  for (const { title, run } of checks) test(title, (t) => t.notThrows(run));
}
