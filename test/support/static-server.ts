import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Serves the files of a folder, or the given text for a path, on the loopback address. Text is compressed. */
export function serveFolder(
  folder: string,
  pages: ReadonlyMap<string, string> = new Map(),
): Server {
  return createServer(({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const page = pages.get(pathname);
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    if (page === undefined && !(existsSync(path) && statSync(path).isFile())) {
      response.writeHead(404).end();
      return;
    }
    const type =
      page === undefined ? (types[extname(path)] ?? 'application/octet-stream') : types['.html'];
    const body = page ?? readFileSync(path);
    const isCompressed =
      /^text|svg/.test(type ?? '') && /\bgzip\b/.test(headers['accept-encoding'] ?? '');
    response
      .writeHead(200, {
        'content-type': type,
        ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
      })
      .end(isCompressed ? gzipSync(body) : body);
  }).listen(0, '127.0.0.1');
}
