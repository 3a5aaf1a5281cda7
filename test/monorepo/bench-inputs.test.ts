import test from 'ava';
import { forms, generated, otherForms } from '../../apps/bench/corpora.js';
import {
  generateInvalid,
  generateOtherSchemes,
  generateWork,
  hostNames,
  workNames,
} from '../../apps/bench/generate.js';

test('no generated URL that needs work is serialized, except some with an IP address', (t) => {
  t.is(workNames.length, 9);
  t.is(hostNames.length, 4);
  const sometimesSerialized = new Map([
    ['credentials', 0],
    ['IPv4 forms', 0.2],
    ['IPv6', 0.2],
  ]);
  for (const name of [...workNames, ...hostNames]) {
    const urls = generateWork(name, 500);
    const changed = urls.filter((url) => new URL(url).href !== url).length;
    t.true(changed >= urls.length * (sometimesSerialized.get(name) ?? 0.9), `${name}: ${changed}`);
  }
});

test('the URLs of databases, repositories and apps are valid, and not special', (t) => {
  for (const url of generateOtherSchemes(500)) t.not(new URL(url).protocol, 'https:', url);
});

test('most generated invalid inputs are invalid', (t) => {
  const inputs = generateInvalid(1000);
  t.true(inputs.filter((input) => !URL.canParse(input)).length > 900);
});

test('strings of all forms are those that they are made from', (t) => {
  for (const make of [...Object.values(forms), ...otherForms]) {
    t.deepEqual(generated.map(make), generated);
  }
});
