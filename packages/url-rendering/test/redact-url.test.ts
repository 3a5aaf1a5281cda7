import { isSecretName, redactURL, secretRanges } from '@urlkit/url-rendering';
import test from 'ava';
import {
  publicNames,
  publicPaths,
  publicValues,
  secretNames,
  secretPaths,
  secretValues,
  webhooks,
} from '../../../test/support/secrets.js';

test('200 names are secret, and 200 are not', (t) => {
  t.deepEqual([new Set(secretNames).size >= 200, new Set(publicNames).size >= 200], [true, true]);
  for (const name of secretNames) t.true(isSecretName(name), name);
  for (const name of publicNames) t.false(isSecretName(name), name);
});

test('values are secret by their form', (t) => {
  for (const value of secretValues) {
    t.is(redactURL(`https://h/?x=${value}&y=1#z`), 'https://h/?x=REDACTED&y=1#z', value);
  }
  for (const value of publicValues) {
    t.is(redactURL(`https://h/?x=${value}&y=1`), `https://h/?x=${value}&y=1`, value);
  }
});

test('the paths of webhooks are secret', (t) => {
  for (const [url, part] of webhooks) {
    const redacted = redactURL(url);
    t.false(redacted.includes(part), redacted);
    t.regex(redacted, /^https:\/\/[\w.-]+\/.*REDACTED/);
  }
});

test('a segment of a path is secret after words that say so, or by its form', (t) => {
  const places = [
    (path: string) => `https://h.example/${path}`,
    (path: string) => `/${path}?a=1`,
    (path: string) => `http://127.0.0.1:8080/app/${path}/`,
    (path: string) => `https://h.example/#/${path}`,
    (path: string) => `https:\\/\\/h.example\\/${path}`,
  ];
  for (const place of places) {
    for (const [before, secret] of secretPaths) {
      const url = place(`${before}/${secret}`);
      t.is(redactURL(url), place(`${before}/REDACTED`), url);
    }
    for (const path of publicPaths) t.is(redactURL(place(path)), place(path));
  }
});

test('a value that is JSON is secret if the name of a member is', (t) => {
  const values = [
    (name: string) => ({ [name]: 'S' }),
    (name: string) => ({ a: 1, user: { [name]: 'S', b: null } }),
    (name: string) => [{ name, value: 'S' }],
    (name: string) => ({ inner: JSON.stringify({ [name]: 'S' }) }),
  ];
  const writers = [
    (text: string) => text.replace(/[#&;?]/g, encodeURIComponent),
    encodeURIComponent,
    (text: string) => encodeURIComponent(JSON.stringify(JSON.parse(text), null, 2)),
    (text: string) => encodeURIComponent(encodeURIComponent(text)),
    (text: string) => encodeURIComponent(text.replace(/"/g, "'")),
    (text: string) => encodeURIComponent(text.replace(/"([\w.[\]-]+)":/g, '$1:')),
  ];
  for (const value of values) {
    for (const write of writers) {
      for (const name of secretNames) {
        const url = `https://h.example/?b=2&state=${write(JSON.stringify(value(name)))}`;
        t.is(redactURL(url), 'https://h.example/?b=2&state=REDACTED', url);
      }
      for (const name of publicNames) {
        const url = `https://h.example/?state=${write(JSON.stringify(value(name)))}`;
        t.is(redactURL(url), url);
      }
    }
  }
  for (const place of ['/', '/a/', '/?']) {
    const url = `https://h.example${place}${encodeURIComponent('{"token":"S"}')}`;
    t.is(redactURL(url), `https://h.example${place}REDACTED`);
  }
});

test('what the parser reads as a password is secret', (t) => {
  const passwords = ['pw', 'p"w', 'p<w', 'p>w', 'p`w', 'p w', 'p&w', "p'w", 'p@w', 'p:w', 'p|w'];
  for (const password of passwords) {
    for (const scheme of ['https', 'redis', 'ftp']) {
      const url = `${scheme}://user:${password}@h.example/a?b=1`;
      t.is(redactURL(url), `${scheme}://REDACTED@h.example/a?b=1`);
    }
  }
});

test('ranges are those of what is written', (t) => {
  const url = 'https:\\/\\/u:p\\u0040h\\/?a=1\\u0026token=S\\u0026b=2';
  t.deepEqual(
    secretRanges(url).map(({ start, end }) => url.slice(start, end)),
    ['u:p', 'S'],
  );
});

test('an authorization code is secret, and other codes are not', (t) => {
  t.is(redactURL('https://h/callback?code=S&state=x'), 'https://h/callback?code=REDACTED&state=x');
  t.is(redactURL('https://h/?code=404'), 'https://h/?code=404');
  const digest = 'https://h/app.js?v=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b';
  t.is(redactURL(digest), digest);
  t.is(redactURL('https://h/?has_password=true'), 'https://h/?has_password=true');
});

test('a code is secret where a code from a mail or a phone is asked for, and names other things elsewhere', (t) => {
  const isHidden = (url: string): boolean => secretRanges(url).length > 0;
  const codes = ['845213', '4711', 'K7Q2'];
  for (const code of codes) {
    for (const path of [
      'reset',
      'account/verify',
      'confirm-email',
      'activate',
      'login/2fa',
      'forgot_password',
    ])
      t.true(isHidden(`https://h.example/${path}?lang=en&code=${code}`), `${path} ${code}`);
    for (const name of ['email', 'e-mail', 'phone'])
      t.true(isHidden(`https://h.example/a?${name}=x&code=${code}`), `${name} ${code}`);
    for (const path of ['', 'shop/product', 'country', 'errors', 'presets', 'transformation'])
      t.false(isHidden(`https://h.example/${path}?lang=en&code=${code}`), `${path} ${code}`);
  }
  for (const code of ['de', 'US', '404', 'red', 'EUR'])
    t.false(isHidden(`https://h.example/verify?code=${code}`), code);
  for (const name of ['verify_code', 'emailCode', 'oobCode', 'phone-code'])
    t.true(isHidden(`https://h.example/?${name}=845213`), name);
});
