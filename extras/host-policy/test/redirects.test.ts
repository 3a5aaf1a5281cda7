// What a redirect changes, and where it may lead.

import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import {
  type FetchCheckedOptions,
  fetchChecked,
  type RefusedError,
} from '@urlkit/host-policy/node';
import test from 'ava';
import { FormData } from 'undici';
import {
  allowed,
  get,
  good,
  type Names,
  otherPort,
  policy,
  port,
  received,
  refusal,
  resolver,
  to,
  useServers,
} from './loopback.js';

useServers();

const namesOf = ({ reasons }: RefusedError) => reasons.map(({ name }) => name);

const names: Names = { ...good, 'other.example.com': [['127.0.0.1']] };

/** Where a redirect leads from `https://good.example.com`, at a port that speaks both schemes. */
const places = {
  'same origin': () => [`https://good.example.com:${port}/`],
  'another host': () => [`https://other.example.com:${port}/`],
  'another port': () => [`https://good.example.com:${otherPort}/`],
  downgrade: () => [`http://good.example.com:${port}/`],
  'and back': () => [`https://other.example.com:${port}/`, `https://good.example.com:${port}/`],
  'and back from a downgrade': () => [
    `http://good.example.com:${port}/`,
    `https://good.example.com:${port}/`,
  ],
};

/** Redirects from one URL to the next. */
function chain(urls: readonly string[], status = 302): string {
  const start = `https://good.example.com:${port}/`;
  return [start, ...urls].reduceRight(
    (next, url) => `${url}?status=${status}&to=${encodeURIComponent(next)}`,
  );
}

/** Request headers of the registry of IANA and others that people send, by whether all origins get them. */
const headerNames = {
  all: [
    ...['accept', 'accept-encoding', 'accept-language', 'content-language', 'content-type'],
    ...['if-match', 'if-modified-since', 'if-none-match', 'if-range', 'if-unmodified-since'],
    ...['range', 'user-agent'],
  ],
  'first origin': [
    ...['authorization', 'proxy-authorization', 'cookie', 'cookie2', 'referer', 'origin'],
    ...['x-api-key', 'api-key', 'apikey', 'x-auth-token', 'private-token', 'x-csrf-token'],
    ...['x-amz-security-token', 'x-goog-api-key', 'x-functions-key', 'x-vault-token'],
    ...['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'from', 'dpop', 'signature'],
    ...['signature-input', 'idempotency-key', 'if', 'lock-token', 'destination', 'depth', 'prefer'],
    ...['sec-websocket-key', 'sec-fetch-site', 'dnt', 'x-request-id', 'traceparent', 'baggage'],
    ...['metadata-flavor', 'x-aws-ec2-metadata-token', 'metadata', 'x-other', 'accept-charset'],
    ...['cache-control', 'pragma', 'content-encoding', 'content-location', 'content-md5', 'digest'],
    ...['max-forwards', 'early-data', 'save-data', 'x-hub-signature-256', 'stripe-signature'],
  ],
};

for (const [place, urls] of Object.entries(places)) {
  test.serial(`each header goes where it may: ${place}`, async (t) => {
    const all = [...headerNames.all, ...headerNames['first origin']];
    const value = (name: string) => (name === 'accept-encoding' ? 'identity' : `value of ${name}`);
    const headers = Object.fromEntries(all.map((name) => [name, value(name)]));
    const gets = async (options: FetchCheckedOptions) => {
      const { status } = await get(t, chain(urls()), names, { headers, ...options });
      t.is(status, 200);
      const last = received.at(-1);
      // undici adds its own to accept-encoding.
      return all.filter((name) => String(last?.headers[name]).startsWith(value(name)));
    };
    const expected = place === 'same origin' ? all : headerNames.all;
    t.deepEqual(await gets({}), expected);
    const crossOriginHeaders = ['x-request-id', 'authorization'];
    t.deepEqual(
      (await gets({ crossOriginHeaders })).toSorted(),
      [...new Set([...expected, ...crossOriginHeaders])].toSorted(),
    );
    t.is(headers['authorization'], 'value of authorization');
  });

  test.serial(`a body goes where it may: ${place}`, async (t) => {
    for (const status of [307, 308]) {
      const options = { method: 'POST', body: 'secret' };
      const send = (more: FetchCheckedOptions) =>
        get(t, chain(urls(), status), names, { ...options, ...more });
      if (place === 'same origin') t.is((await send({})).status, 200);
      else {
        const error = await refusal(t, () => send({}));
        t.deepEqual(namesOf(error), ['body-crosses-origin']);
        t.is(error.redirects, 0);
      }
      t.is((await send({ crossOriginBody: true })).status, 200);
      t.is(received.at(-1)?.body, 'secret');
    }
    t.is((await get(t, chain(urls(), 303), names, { method: 'POST', body: 'secret' })).status, 200);
    t.is(received.at(-1)?.body, '');
  });
}

test.serial('no origin and referrer are made up, and the host is that of the URL', async (t) => {
  await get(t, to(`http://127.0.0.1:${port}/`), good, { headers: { host: 'evil.example' } });
  const headers = received.at(-1)?.headers;
  t.is(headers?.referer, undefined);
  t.is(headers?.origin, undefined);
  t.is(headers?.host, `127.0.0.1:${port}`);
});

test.serial('the bytes of a location are read as clients do', async (t) => {
  const bytes = (text: string) => Buffer.from(text).toString('latin1');
  const start = `http://127.0.0.1:${port}/?to=`;
  for (const path of ['/é-page', '/a?q=é#é', '/日本', '/%C3%A9', '/a b', '/\u{1f600}']) {
    const url = start + encodeURIComponent(bytes(path));
    await get(t, url);
    const found = received.at(-1)?.url;
    // The fetch of Node, whatever version of undici is installed.
    await fetch(url);
    t.is(received.at(-1)?.url, found, path);
  }
  await get(t, to('/caf\xe9?\xe9'), good);
  t.is(received.at(-1)?.url, '/caf%E9?%E9');
  // The host is that of the text in UTF-8, and no text is no host.
  const host = bytes(`http://\u00e9.other.example.com:${port}/`);
  const { url } = await get(t, to(host), { ...good, 'xn--9ca.other.example.com': [['127.0.0.1']] });
  t.is(url, `http://xn--9ca.other.example.com:${port}/`);
  const error = await refusal(t, () => get(t, to(`http://\xe9.example.com:${port}/`), good));
  t.deepEqual(namesOf(error), ['unparsable']);
});

test.serial('a connection that fails after a redirect says after which', async (t) => {
  const failing = () => get(t, to('http://nobody.example.com/'), good);
  await t.throwsAsync(failing, { instanceOf: TypeError, message: 'fetch failed after redirect 1' });
  const error = await refusal(t, () =>
    get(t, to(`http://bad.example.com:${port}/`), { ...good, 'bad.example.com': [['127.0.0.2']] }),
  );
  t.is(error.redirects, 1);
});

test.serial('the response says where it is from', async (t) => {
  const plain = await get(t, `http://good.example.com:${port}/#f`, good);
  t.like(plain, { redirected: false, url: `http://good.example.com:${port}/`, ok: true });
  const response = await get(t, to('/x'), good);
  const expected = { redirected: true, url: `http://good.example.com:${port}/x`, status: 200 };
  t.like(response, expected);
  t.like(response.clone().clone(), expected);
  t.is(await response.clone().text(), allowed);
  t.is(await response.text(), allowed);
});

test.serial('a redirect is followed if the policy allows its URL and its addresses', async (t) => {
  const names: Names = { ...good, 'bad.example.com': [['127.0.0.2']] };
  for (const status of [301, 302, 303, 307, 308]) {
    t.is(await (await get(t, to('/x', status), names)).text(), allowed);
    t.is(await (await get(t, to(`http://127.0.0.1:${port}/`, status), names)).text(), allowed);
    for (const location of [
      ...[`http://127.0.0.2:${port}/`, `//[::1]:${port}/`, `\\\\0177.2:${port}`, 'file:///etc/x'],
      ...[`http://bad.example.com:${port}/`, `http://u:p@127.0.0.1:${port}/`, 'http://['],
      ...['data:,x', 'javascript:1', `http://[::ffff:127.0.0.2]:${port}/`],
    ]) {
      const error = await refusal(t, () => get(t, to(location, status), names));
      t.is(error.redirects, 1);
      t.regex(error.message, /^Refused after redirect 1: /);
    }
  }
  for (const status of [300, 304, 305, 306]) {
    const response = await get(t, to(`http://127.0.0.2:${port}/`, status), names);
    t.is(response.status, status);
  }
});

test.serial('redirects have a limit', async (t) => {
  const circle = to('?to=%3Fto%3D');
  let url = '/';
  for (let count = 0; count < 6; count++) url = `?to=${encodeURIComponent(url)}`;
  const six = `http://127.0.0.1:${port}/${url}`;
  const error = await refusal(t, () => fetchChecked(six, { policy }));
  t.deepEqual(namesOf(error), ['too-many-redirects']);
  t.is(error.redirects, 5);
  t.is((await fetchChecked(six, { policy, maxRedirects: 6 })).status, 200);
  const { lookup } = resolver(good);
  const none = () => fetchChecked(circle, { policy, maxRedirects: 0, lookup });
  t.is((await refusal(t, none)).redirects, 0);
});

test.serial('method, body and headers change as the Fetch standard says', async (t) => {
  const rows: readonly (readonly [status: number, method: string, then: string, body: string])[] = [
    [301, 'POST', 'GET', ''],
    [302, 'POST', 'GET', ''],
    [303, 'POST', 'GET', ''],
    [307, 'POST', 'POST', 'text'],
    [308, 'POST', 'POST', 'text'],
    [301, 'PUT', 'PUT', 'text'],
    [302, 'PUT', 'PUT', 'text'],
    [303, 'PUT', 'GET', ''],
    [302, 'post', 'GET', ''],
    [303, 'HEAD', 'HEAD', ''],
  ];
  for (const [status, method, then, text] of rows) {
    const headers = { 'content-type': 'text/x', 'content-language': 'en', accept: 'a/b' };
    const body = method === 'HEAD' ? null : 'text';
    await get(t, to('/x', status), good, { method, headers, body });
    const last = received.at(-1);
    t.is(last?.method, then, `${status} ${method}`);
    t.is(last?.body, text);
    t.is(last?.headers.accept, 'a/b');
    const isKept = text !== '' || method === 'HEAD';
    t.is(last?.headers['content-type'], isKept ? 'text/x' : undefined);
    t.is(last?.headers['content-language'], isKept ? 'en' : undefined);
  }
});

test.serial('a stream that was not sent is left to the program', async (t) => {
  const bad: Names = { 'bad.example.com': [['127.0.0.2']] };
  for (const host of ['127.0.0.2', '[::1]', 'bad.example.com']) {
    const post = (body: Readable | ReadableStream) =>
      refusal(t, () => get(t, `http://${host}:${port}/`, bad, { method: 'POST', body }));
    const stream = Readable.from(['text']);
    await post(stream);
    t.deepEqual(await stream.toArray(), ['text'], host);
    let isCancelled = false;
    const cancel = () => {
      isCancelled = true;
    };
    const web = new ReadableStream({ cancel });
    await post(web);
    t.false(isCancelled, host);
    // From version 6 on, undici locks it before it looks up a name.
    if (host !== 'bad.example.com') t.false(web.locked, host);
  }
});

test.serial('a body that can be sent once is refused after a redirect that keeps it', async (t) => {
  const stream = () => Readable.from(['te', 'xt']);
  await get(t, `http://good.example.com:${port}/`, good, { method: 'POST', body: stream() });
  t.is(received.at(-1)?.body, 'text');
  await get(t, to('/x', 303), good, { method: 'POST', body: stream() });
  t.is(received.at(-1)?.method, 'GET');
  const again = () => get(t, to('/x', 307), good, { method: 'POST', body: stream() });
  t.deepEqual(namesOf(await refusal(t, again)), ['body-not-repeatable']);
  const form = new FormData();
  form.set('a', 'b');
  await get(t, to('/x', 307), good, { method: 'POST', body: form });
  t.regex(received.at(-1)?.body ?? '', /name="a"/);
});
