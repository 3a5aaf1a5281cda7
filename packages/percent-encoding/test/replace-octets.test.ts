import { replaceOctets } from '@urlkit/percent-encoding';
import test from 'ava';

test('octets of a long text are replaced as those of a short one', (t) => {
  const pattern = /%[\dA-F]{2}/g;
  const decode = (octet: string) => String.fromCharCode(Number.parseInt(octet.slice(1), 16));
  for (let before = 0; before < 8; before++) {
    for (const unit of ['%41', '%', '%%4', 'a%41b', 'ab']) {
      const text = 'x'.repeat(before) + unit.repeat(0x20000 / unit.length);
      const replaced = replaceOctets(text, pattern, decode);
      t.true(replaced === text.replace(pattern, decode), `${before} ${unit}`);
    }
  }
  t.is(replaceOctets('%41', pattern, decode), 'A');
});

test('an argument of another type is named', (t) => {
  const call = (...values: readonly unknown[]) => Reflect.apply(replaceOctets, null, values);
  t.throws(() => call(1, /a/g, String), { message: 'input must be a string' });
  t.throws(() => call('a', 'a', String), { message: 'pattern must be a regular expression' });
  t.throws(() => call('a', /a/g, 'b'), { message: 'replacement must be a function' });
});
