import { execFileSync } from 'node:child_process';
import test from 'ava';

/** What a program prints that imports `auto` on a platform. */
function printOn(platform: string, expression: string): string {
  const program = `
    const { Module } = require('node:module');
    const load = Module._load;
    Module._load = (name, ...rest) =>
      name === 'react-native' ? { Platform: { OS: ${JSON.stringify(platform)} } } : load(name, ...rest);
    const before = URL;
    require('@urlkit/react-native-url-polyfill/auto');
    console.log(${expression});`;
  return execFileSync(process.execPath, ['--eval', program], {
    encoding: 'utf8',
    cwd: import.meta.dirname,
  }).trim();
}

test('auto replaces the globals, except on the web', (t) => {
  for (const platform of ['android', 'ios', 'windows']) {
    t.is(printOn(platform, 'URL === before'), 'false', platform);
    t.is(printOn(platform, "new URL('http://ü/').searchParams instanceof URLSearchParams"), 'true');
  }
  t.is(printOn('web', 'URL === before'), 'true');
});
