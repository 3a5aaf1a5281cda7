// What goes on after lines have been scanned: nothing, whether they were scanned or refused.

import { setTimeout as wait } from 'node:timers/promises';
import { scanLines } from '@urlkit/url-lines';
import test from 'ava';
import { growthOf, handles } from '../../../test/support/afterwards.js';
import { leastOf, startProcessorTime } from '../../../test/support/processor-time.js';

const inputs: Readonly<Record<string, unknown>> = {
  'many lines': new TextEncoder().encode('https://example.org/a?b=c\nhttp://h:x\n'.repeat(50_000)),
  'one long line': new TextEncoder().encode(`https://example.org/${'a'.repeat(1_000_000)}\n`),
  'no lines': new Uint8Array(0),
  'an error': 'https://example.org/',
};

for (const [name, input] of Object.entries(inputs)) {
  test.serial(`nothing is left after scanLines: ${name}`, async (t) => {
    const call = () => {
      try {
        return Reflect.apply(scanLines, null, [input]);
      } catch (error) {
        return t.true(error instanceof TypeError) && null;
      }
    };
    call();
    await wait(0);
    const before = handles(/./);
    const time = await leastOf(async () => {
      call();
      const timeSince = startProcessorTime();
      await wait(200);
      return timeSince();
    }, 100);
    t.true(time <= 100, `${time} ms`);
    t.true(handles(/./) <= before);
    const growth = await growthOf(call, 50, 2000);
    t.true(growth < 2000, `${growth} bytes a call`);
  });
}
