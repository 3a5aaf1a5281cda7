// Functions of a page.

const loaded = (target) =>
  new Promise((settle) => {
    target.onload = () => settle('loads');
    target.onerror = () => settle('fails');
  });

const answerOf = (worker) =>
  new Promise((settle) => {
    const port = worker.port ?? worker;
    port.onmessage = ({ data }) => settle(data);
    worker.onerror = (event) => settle(`fails: ${event.message}`);
    port.start?.();
  });

async function arrived(id) {
  for (let left = 50; left > 0; left--) {
    const text = await (await fetch(`/log?${id}`)).text();
    if (text !== '') return text;
    await new Promise((settle) => setTimeout(settle, 20));
  }
  return 'nothing';
}

const send = (method, address, body) =>
  new Promise((settle) => {
    const request = new XMLHttpRequest();
    request.onloadend = () => settle(request.responseText);
    request.open(method, address);
    request.send(body);
  });

const follow =
  (navigate) =>
  async ({ url }) => {
    const address = url(location.pathname);
    address.search = location.search;
    address.hash = `#${Math.random()}`;
    navigate(address);
    await new Promise((settle) => setTimeout(settle, 20));
    return location.href === address.href;
  };

const property =
  (name, member) =>
  ({ url }) => {
    const element = document.createElement(name);
    element[member] = url();
    return element[member];
  };

let beacons = 0;

/** @type {import('./program.js').Doors} */
export const pageDoors = {
  'XMLHttpRequest.open': ({ url }) => send('GET', url()),
  'XMLHttpRequest.send': ({ url, params }) => send('POST', url(), params()),
  sendBeacon: async ({ url, params }) => {
    const id = `${Date.now()}-${beacons++}`;
    const address = url('/echo');
    address.search = id;
    return [navigator.sendBeacon(address, params()), (await arrived(id)).replaceAll(id, '')];
  },
  Worker: ({ url }) => answerOf(new Worker(url('/worker.js'))),
  'Worker, module': ({ url }) => answerOf(new Worker(url('/worker.js'), { type: 'module' })),
  importScripts: ({ url }) => answerOf(new Worker(url('/importing.js'))),
  SharedWorker: ({ url }) => answerOf(new SharedWorker(url('/shared.js'))),
  'serviceWorker.register': async ({ url }) => {
    const scope = url('/scope/');
    const registration = await navigator.serviceWorker.register(url('/worker.js'), { scope });
    const { scope: registered } = registration;
    await registration.unregister();
    return registered;
  },
  WebTransport: ({ url }) => {
    const transport = new WebTransport(url());
    transport.ready.catch(() => {});
    transport.closed.catch(() => {});
    transport.close();
  },
  'history.pushState': ({ url }) => {
    history.pushState(null, '', url(location.pathname));
    return location.href === url(location.pathname).href;
  },
  'history.replaceState': ({ url }) => {
    history.replaceState(null, '', url(location.pathname));
    return location.href === url(location.pathname).href;
  },
  'location.assign': follow((address) => location.assign(address)),
  'location.replace': follow((address) => location.replace(address)),
  'location.href': follow((address) => {
    location.href = address;
  }),
  'navigation.navigate': ({ url }) => {
    const address = url(location.pathname);
    address.hash = '#navigated';
    navigation.navigate(address).finished.catch(() => {});
  },
  'window.open': ({ url }) => {
    const frame = document.createElement('iframe');
    frame.name = `frame-${beacons++}`;
    document.body.append(frame);
    window.open(url('/module.js'), frame.name);
    return loaded(frame);
  },
  postMessage: ({ url }) => window.postMessage('message', url().origin),
  CSSStyleSheet: ({ url }) => new CSSStyleSheet({ baseURL: url() }).cssRules.length,
  FontFace: ({ url }) => new FontFace('a', `url(${url()})`).status,
  'audioWorklet.addModule': async ({ url }) => {
    await new OfflineAudioContext(1, 1, 44100).audioWorklet.addModule(url('/module.js'));
    return 'loads';
  },
  'FormData(form)': ({ url }) => {
    const form = document.createElement('form');
    const input = document.createElement('input');
    input.name = 'a';
    input.value = url();
    form.append(input);
    return new FormData(form).get('a');
  },
  'a.href': property('a', 'href'),
  'area.href': property('area', 'href'),
  'base.href': property('base', 'href'),
  'form.action': property('form', 'action'),
  'button.formAction': property('button', 'formAction'),
  'link.href': property('link', 'href'),
  'object.data': property('object', 'data'),
  'video.poster': property('video', 'poster'),
  'script.src': ({ url }) => {
    const script = document.createElement('script');
    script.src = url('/lib.js');
    const done = loaded(script);
    document.head.append(script);
    return done;
  },
  'img.src': ({ url }) => {
    const image = new Image();
    image.src = url('/image.svg');
    return loaded(image);
  },
  Audio: ({ url }) => new Audio(url()).src,
  setAttribute: ({ url }) => {
    const element = document.createElement('a');
    element.setAttribute('href', url());
    return element.href;
  },
  'createObjectURL of a MediaSource': ({ URL }) => {
    const address = URL.createObjectURL(new MediaSource());
    URL.revokeObjectURL(address);
    return new URL(address).origin === location.origin;
  },
  webkitURL: ({ URL }) => webkitURL === globalThis.URL || webkitURL === URL,
  IndexedDB: ({ url }) => {
    try {
      indexedDB.cmp(url(), url());
    } catch (error) {
      return error.name;
    }
  },
};
