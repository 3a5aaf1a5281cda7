// The realm of a test file of web-platform-tests: a worker of Node with our URL and URLSearchParams.

const { readFileSync } = require('node:fs');
const { join, posix } = require('node:path');
const { runInThisContext } = require('node:vm');
const { parentPort, workerData } = require('node:worker_threads');

const { checkout, test, extended, polyfill, scripts } = workerData;

Object.assign(globalThis, {
  self: globalThis,
  GLOBAL: { isWindow: () => false, isWorker: () => true, isShadowRealm: () => false },
  location: { search: '', href: `https://web-platform.test/${test}` },
  // Reads files of the checkout.
  fetch(resource) {
    const path = posix.join('/', posix.dirname(test), resource);
    const file = join(checkout, resource.startsWith('/') ? resource : path);
    return new Promise((settle) => {
      const text = readFileSync(file, 'utf8');
      settle({
        ok: true,
        text: () => Promise.resolve(text),
        json: () => Promise.resolve(JSON.parse(text)),
      });
    });
  },
});

if (!extended) {
  delete globalThis.URL;
  delete globalThis.URLSearchParams;
}
runInThisContext(polyfill);
const [harness, ...others] = scripts;
runInThisContext(readFileSync(harness, 'utf8'), { filename: harness });
globalThis.add_completion_callback((tests, { status, message }) => {
  const results = tests.map(({ name, status: outcome, message: problem }) => ({
    name,
    passed: outcome === 0,
    message: problem,
  }));
  parentPort.postMessage({ completed: status === 0, message, results });
});
for (const file of others) runInThisContext(readFileSync(file, 'utf8'), { filename: file });
