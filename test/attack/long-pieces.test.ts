// Passes long inputs to the packages below the URL parser.

import { parseURLEncoded, serializeURLEncoded } from '@urlkit/form-urlencoded';
import { parseHost, serializeHost } from '@urlkit/host';
import { parseIPv6 } from '@urlkit/ipv6';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { URL, URLSearchParams } from '@urlkit/url-api';
import { applyFixes, isValidURLString, validateURL } from '@urlkit/url-validation';
import test from 'ava';
import { isLongRun } from '../support/long-run.js';
import { hostileLength } from '../support/repetition.js';
import { show } from '../support/show.js';

// A tenth of the length, so that factors are tenths.
const tenth = Math.ceil(hostileLength / 10);

test('form data of any length is parsed and serialized', (t) => {
  const count = 3 * tenth;
  const query = 'a=&'.repeat(count);
  t.is(parseURLEncoded(query).length, count);
  t.true(serializeURLEncoded(parseURLEncoded(query)) === query.slice(0, -1));

  const params = new URLSearchParams(query);
  params.append('b', '');
  params.sort();
  t.is(params.size, count + 1);
  t.true(params.has('b', ''));
  params.delete('a');
  t.is(String(params), 'b=');
});

test('search parameters of any length change their URL', (t) => {
  const url = new URL(`https://h/?${'a=&'.repeat(3 * tenth)}`);
  url.searchParams.set('a', 'b');
  t.is(url.href, 'https://h/?a=b');
});

test('percent-encoded bytes of any length are decoded', (t) => {
  t.true(utf8PercentDecode('%41'.repeat(3 * tenth)) === 'A'.repeat(3 * tenth));
  t.is(utf8PercentDecode('%FF'.repeat(3 * tenth)).length, 3 * tenth);
  t.is(utf8PercentDecode('%'.repeat(10 * tenth)).length, 10 * tenth);
});

test('hosts of any length are parsed or refused', (t) => {
  const labels = 'a.'.repeat(5 * tenth);
  const host = parseHost(labels);
  t.true(host !== null && serializeHost(host) === labels);
  t.is(parseHost('1.'.repeat(5 * tenth)), null);
  t.is(parseHost('0'.repeat(10 * tenth))?.value, 0);
  t.is(parseHost(`0x${'0'.repeat(10 * tenth)}1`)?.value, 1);
  t.is(parseHost(`[${':'.repeat(10 * tenth)}]`), null);
  t.is(parseIPv6('1:'.repeat(5 * tenth)), null);
  t.is(parseIPv6(`::1.2.3.${'4'.repeat(10 * tenth)}`), null);
});

test('URLs of any length are validated', (t) => {
  const length = isLongRun ? 3e4 : 1e4;
  for (const unit of ['\n', ' ', '/', '\\', '@', ':', '%', '"', '../', '[', 'é', '?', '#']) {
    const input = `x:${unit.repeat(length / unit.length)}y`;
    for (const hostile of [
      input,
      `${unit.repeat(length / unit.length)}a:b`,
      `https://h/${input}`,
    ]) {
      const { href, diagnostics } = validateURL(hostile);
      if (href !== null) t.is(validateURL(applyFixes(hostile, diagnostics)).href, href);
      t.false(isValidURLString(hostile) && diagnostics.some(({ fatal }) => fatal), show(hostile));
    }
  }
});
