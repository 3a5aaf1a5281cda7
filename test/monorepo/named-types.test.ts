// Each entry exports every type that its declarations name. Otherwise, a program that publishes declarations of its own cannot
// name the type of what it gets from a call, unless it installs the package of that type, too.

import test from 'ava';
import { readPackages } from '../../scripts/workspace.js';
import { entries, exportsOf, missingTypes, namedTypes } from '../support/named-types.js';

test('entries export the types that their declarations name', (t) => {
  // The types of shims are those of the packages that they replace.
  const shims = readPackages().filter(({ isShim }) => isShim);
  const own = Array.from(entries.keys()).filter(
    (entry) => !shims.some(({ manifest: { name } }) => `${entry}/`.startsWith(`${name}/`)),
  );
  const missing = own.flatMap((entry) => missingTypes(entry).map(({ id }) => `${entry}: ${id}`));
  t.deepEqual(missing, []);
});

test('types of all packages are found', (t) => {
  const count = Array.from(entries.keys()).flatMap(namedTypes).length;
  t.true(entries.size > 40, `${entries.size}`);
  t.true(count > 700, `${count}`);
  const names = namedTypes('@urlkit/public-suffix').map(({ id }) => id);
  for (const name of ['HostInput', 'Host', 'URLRecord', 'Origin', 'PublicSuffixList']) {
    t.true(names.includes(name), name);
    t.true(exportsOf('@urlkit/public-suffix').has(name), name);
  }
  t.true(exportsOf('urlkit').has('URLCheck'));
});
