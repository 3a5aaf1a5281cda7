// Functions that browsers have, and other platforms as well: those with `fetch`, and those that copy or print objects.

/** The bytes of a body, and the type that it is sent with. */
const show = async (body) => `${body.headers.get('content-type')}: ${await body.text()}`;
const post = (url, body) => new Request(url, { method: 'POST', body });
const read = async (url, init) => (await fetch(url, init)).text();
const close = (connection) => {
  connection.onerror = () => {};
  const { url } = connection;
  connection.close();
  return url;
};

/** @type {import('./program.js').Doors} */
export const webDoors = {
  'fetch(url)': ({ url }) => read(url()),
  'fetch(params)': ({ url, params }) => read(url(), { method: 'POST', body: params() }),
  'fetch(url, searchParams)': ({ url }) =>
    read(url(), { method: 'POST', body: url().searchParams }),
  'Request(url)': ({ url }) => new Request(url()).url,
  'Request(url, referrer)': ({ url }) => new Request(url(), { referrer: url() }).referrer,
  'Request(params)': ({ url, params }) => show(post(url(), params())),
  'Request(searchParams)': ({ url }) => show(post(url(), url().searchParams)),
  'Request.formData': async ({ url, params }) => [
    ...(await post(url(), params()).formData()).entries(),
  ],
  'Response(params)': ({ params }) => show(new Response(params())),
  'Response(searchParams)': ({ url }) => show(new Response(url().searchParams)),
  'Response.redirect': ({ url }) => Response.redirect(url()).headers.get('location'),
  'Headers(params)': ({ params }) => [...new Headers(params())],
  'Headers.set': ({ url }) => {
    const headers = new Headers();
    headers.set('location', url());
    return headers.get('location');
  },
  'Blob(params)': ({ url, params }) => new Blob([url(), params()]).text(),
  'FormData.append': ({ url }) => {
    const form = new FormData();
    form.append('a', url());
    return form.get('a');
  },
  WebSocket: ({ url }) => {
    const address = url();
    address.protocol = 'ws:';
    return close(new WebSocket(address));
  },
  EventSource: ({ url }) => close(new EventSource(url())),
  'URLPattern(url)': ({ url }) => new URLPattern(url()).pathname,
  'URLPattern.test': ({ url }) => {
    const pattern = new URLPattern({ pathname: '/:name' });
    return [pattern.test(url()), pattern.exec(url()).pathname.groups.name];
  },
  createObjectURL: async ({ URL }) => {
    const address = URL.createObjectURL(new Blob(['blob']));
    const text = await (await fetch(new URL(address))).text();
    URL.revokeObjectURL(address);
    const after = await fetch(new URL(address)).then(
      () => 'is there',
      () => 'is gone',
    );
    return [text, new URL(address).protocol, after];
  },
  'caches.match': async ({ url }) => {
    const cache = await caches.open('urlkit');
    await cache.put(url(), new Response('cached'));
    return await (await cache.match(url())).text();
  },
  'import(url)': async ({ module }) => (await import(module())).name,
  // A copy of ours has the same members.
  structuredClone: ({ url }) => JSON.stringify(structuredClone(url())),
  'structuredClone(params)': ({ params }) => JSON.stringify(structuredClone(params())),
  MessageChannel: ({ url }) => {
    const { port1, port2 } = new MessageChannel();
    try {
      port1.postMessage(url());
    } finally {
      port1.close();
      port2.close();
    }
  },
  'String(url)': ({ url, params }) => [`${url()}`, `${params()}`, JSON.stringify([url()])],
  'URL(url)': ({ URL, url }) => [
    new URL(url()).href,
    new URL('b', url()).href,
    URL.canParse(url()),
  ],
  'URLSearchParams(params)': ({ URLSearchParams, params }) => String(new URLSearchParams(params())),
  'instanceof URL': ({ url, params, searchParams }) => [
    url() instanceof globalThis.URL,
    params() instanceof globalThis.URLSearchParams,
    searchParams() instanceof globalThis.URLSearchParams,
  ],
  toStringTag: ({ url, params }) => [
    Object.prototype.toString.call(url()),
    Object.prototype.toString.call(params()),
  ],
  'own keys': ({ url, params }) => [Reflect.ownKeys(url()).length, Object.keys(params())],
  'a subclass': ({ URL, URLSearchParams }) => {
    class Sub extends URL {
      get name() {
        return this.hostname;
      }
    }
    class SubParams extends URLSearchParams {}
    const object = new Sub('https://h/');
    return [object.name, object instanceof Sub, object instanceof URL, `${new SubParams('a')}`];
  },
};
