// Tests that no table of IDNA is decoded before a host needs it. Coverage counts how often the code runs.

import { Session } from 'node:inspector/promises';
import test from 'ava';

const session = new Session();

/** Returns how often the busiest code of idna has run since the last call. */
async function busiestInIDNA(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const counts = result
    .filter(({ url }) => /\/idna\/dist\/index\.js$/.test(url))
    .flatMap(({ functions }) => functions)
    .flatMap(({ ranges }) => ranges.map(({ count }) => count));
  return Math.max(0, ...counts);
}

test('no table is decoded before there is a Unicode host', async (t) => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  const { parseHost } = await import('@urlkit/host');
  t.true((await busiestInIDNA()) <= 1);

  const inputs = ['EXAMPLE.com', '192.0.2.1', '[::1]', 'a%2Db'];
  for (const input of inputs) parseHost(input);
  t.true((await busiestInIDNA()) <= 50);

  parseHost('日本語.example');
  t.true((await busiestInIDNA()) > 500);

  parseHost('日本語.example');
  t.true((await busiestInIDNA()) < 500, 'it is decoded once');
  session.disconnect();
});
