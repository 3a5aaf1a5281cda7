import test from 'ava';
import { generateInvalid, generateWork, workNames } from '../../bench/generate.js';

test('no generated URL that needs work is serialized, except some with an IP address', (t) => {
  t.is(workNames.length, 10);
  for (const name of workNames) {
    const urls = generateWork(name, 500);
    const changed = urls.filter((url) => new URL(url).href !== url).length;
    t.true(changed >= urls.length * (name.startsWith('IPv') ? 0.2 : 0.9), `${name}: ${changed}`);
  }
});

test('most generated invalid inputs are invalid', (t) => {
  const inputs = generateInvalid(1000);
  t.true(inputs.filter((input) => !URL.canParse(input)).length > 900);
});
