// Runs a script in a page of Chromium, and checks the interfaces of the platform that take URLs.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// Each check passes one of our objects to the platform, or calls a function of the browser that we keep.
const platformChecks = `(async () => {
  const failures = [];
  const check = (title, passed) => passed || failures.push(title);
  const url = new URL('/echo?a=ü', location.href);
  check('URL is ours', !/native code/.test(Object.getOwnPropertyDescriptor(URL.prototype, 'href').get));
  check('webkitURL', webkitURL === URL);
  check('fetch', (await (await fetch(url)).text()) === url.pathname + url.search);
  check('Request', new Request(url).url === url.href);
  const link = document.createElement('a');
  link.href = url;
  check('a', link.href === url.href && link.search === url.search);
  url.searchParams.set('b', 'c');
  history.pushState(null, '', url);
  check('history', location.href === url.href);
  const parameters = new URLSearchParams({ d: 'e' });
  // The browser's own classes are deleted, so ours do not extend them. It takes their objects for strings.
  const posted = await fetch('/echo', { method: 'POST', body: parameters });
  check('body', (await posted.text()) === '/echo text/plain;charset=UTF-8 d=e');
  if (URL.createObjectURL) {
    const blobURL = URL.createObjectURL(new Blob(['blob']));
    check('origin of a blob URL', new URL(blobURL).origin === location.origin);
    check('createObjectURL', (await (await fetch(blobURL)).text()) === 'blob');
    URL.revokeObjectURL(blobURL);
    check('revokeObjectURL', await fetch(blobURL).then(() => false, () => true));
  }
  return failures;
})()`;

/** Runs a script in a page, then the checks above, whose failures it adds to the report. */
export async function runInPage(executablePath: string, script: string): Promise<string> {
  // Its library has types only where it is installed.
  const { launchChromium } = await import(new URL('../browser/chromium.ts', import.meta.url).href);
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html;charset=utf-8');
    const isEcho = request.url?.startsWith('/echo');
    const type = request.headers['content-type'];
    if (isEcho) response.write(type === undefined ? request.url : `${request.url} ${type} `);
    request.on('data', (chunk) => response.write(chunk));
    request.on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  const browser = await launchChromium(executablePath);
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.addScriptTag({ content: script });
    const report = JSON.parse(await page.evaluate('urlkitReport'));
    if (Array.isArray(report?.failures)) {
      report.failures.push(...(await page.evaluate(platformChecks)));
    }
    return JSON.stringify(report);
  } finally {
    await browser.close();
    server.close();
  }
}
