// Functions of Node, which Deno and Bun have as well, and those of Deno and Bun. Each is a function of a module that is
// imported when the door is tried, so that a polyfill can come first.

const text = async (stream) => {
  let all = '';
  for await (const chunk of stream) all += chunk;
  return all;
};
const answerOf = (request, body) =>
  new Promise((settle, fail) => {
    request.on('error', fail);
    request.on('response', (response) => settle(text(response)));
    request.end(body);
  });
const outputOf = (child) =>
  new Promise((settle, fail) => {
    child.on('error', fail);
    text(child.stdout).then(settle, fail);
  });
const messageOf = (emitter) =>
  new Promise((settle, fail) => {
    emitter.on('error', fail);
    emitter.on('message', settle);
  });

const pid = ['-e', 'console.log(process.cwd())'];

/** @type {import('./program.js').Doors} */
export const nodeDoors = {
  'the class of node:url': async ({ before, after }) => {
    const { URL, URLSearchParams } = await import('node:url');
    return [URL, URLSearchParams].map((value) =>
      [...Object.values(before), ...Object.values(after)].includes(value),
    );
  },
  'url.fileURLToPath': async ({ file }) => (await import('node:url')).fileURLToPath(file()),
  'url.fileURLToPathBuffer': async ({ file }) =>
    String((await import('node:url')).fileURLToPathBuffer(file())),
  'url.pathToFileURL': async () => {
    const made = (await import('node:url')).pathToFileURL('/a b');
    return [made.href, made instanceof globalThis.URL];
  },
  'url.format': async ({ URL }) => {
    const { format } = await import('node:url');
    const address = new URL('http://user:password@xn--bcher-kva.example/a?b#c');
    const options = [
      undefined,
      { auth: false },
      { fragment: false },
      { search: false },
      { unicode: true },
    ];
    return [...options.map((option) => format(address, option)), format(new URL('http://h/?#'))];
  },
  'url.urlToHttpOptions': async ({ url }) =>
    JSON.stringify((await import('node:url')).urlToHttpOptions(url())),
  'url.resolve': async ({ url }) => (await import('node:url')).resolve(url(), 'b'),
  'fs.existsSync': async ({ file }) => (await import('node:fs')).existsSync(file()),
  'fs.exists': async ({ file }) => {
    const { exists } = await import('node:fs');
    return await new Promise((settle) => exists(file(), settle));
  },
  'fs.readFileSync': async ({ file }) => (await import('node:fs')).readFileSync(file(), 'utf8'),
  'fs.promises.readFile': async ({ file }) =>
    (await import('node:fs/promises')).readFile(file(), 'utf8'),
  'fs.createReadStream': async ({ file }) =>
    text((await import('node:fs')).createReadStream(file())),
  'fs.createWriteStream': async ({ scratch }) => {
    const { createWriteStream, readFileSync } = await import('node:fs');
    await new Promise((settle, fail) =>
      createWriteStream(scratch()).on('error', fail).end('streamed', settle),
    );
    return readFileSync(scratch(), 'utf8');
  },
  'fs.openAsBlob': async ({ file }) => (await (await import('node:fs')).openAsBlob(file())).text(),
  'fs.watchFile': async ({ file }) => {
    const { unwatchFile, watchFile } = await import('node:fs');
    watchFile(file(), () => {}).unref();
    unwatchFile(file());
  },
  'fs.glob, cwd': async ({ folder }) =>
    (await import('node:fs')).globSync('*.env', { cwd: folder() }),
  'http.request': async ({ url }) => answerOf((await import('node:http')).request(url())),
  'http.request, options': async ({ url }) =>
    answerOf((await import('node:http')).request(url(), { method: 'POST' }), 'a'),
  'http.get': async ({ url }) => answerOf((await import('node:http')).get(url())),
  'http.ClientRequest': async ({ url }) =>
    answerOf(new (await import('node:http')).ClientRequest(url())),
  'https.request': async ({ url }) => {
    const address = url();
    address.protocol = 'https:';
    return await answerOf((await import('node:https')).request(address)).then(
      String,
      ({ code }) => code,
    );
  },
  'http2.connect': async ({ url }) => {
    const session = (await import('node:http2')).connect(url());
    session.on('error', () => {});
    const { originSet, destroyed } = session;
    session.destroy();
    return [originSet, destroyed];
  },
  'child_process.spawn, cwd': async ({ folder }) =>
    outputOf((await import('node:child_process')).spawn(process.execPath, pid, { cwd: folder() })),
  'child_process.exec, cwd': async ({ folder }) =>
    outputOf((await import('node:child_process')).exec('pwd', { cwd: folder() })),
  'child_process.execFile, cwd': async ({ folder }) =>
    outputOf((await import('node:child_process')).execFile('pwd', [], { cwd: folder() })),
  'child_process.spawnSync, cwd': async ({ folder }) =>
    String((await import('node:child_process')).spawnSync('pwd', [], { cwd: folder() }).stdout),
  'child_process.execSync, cwd': async ({ folder }) =>
    String((await import('node:child_process')).execSync('pwd', { cwd: folder() })),
  'child_process.execFileSync, cwd': async ({ folder }) =>
    String((await import('node:child_process')).execFileSync('pwd', [], { cwd: folder() })),
  'child_process.fork': async ({ file }) => {
    const child = (await import('node:child_process')).fork(file('message.cjs'), { execArgv: [] });
    return await messageOf(child);
  },
  'worker_threads.Worker': async ({ file }) =>
    messageOf(new (await import('node:worker_threads')).Worker(file('message.cjs'))),
  'worker_threads.Worker, data:': async ({ URL }) => {
    const code = "import { parentPort } from 'node:worker_threads'; parentPort.postMessage('data')";
    const address = new URL(`data:text/javascript,${code}`);
    return messageOf(new (await import('node:worker_threads')).Worker(address));
  },
  'module.createRequire': async ({ file }) =>
    (await import('node:module')).createRequire(file())('./message.cjs'),
  'module.register': async ({ file, folder }) => {
    (await import('node:module')).register(file('hooks.mjs'), folder());
  },
  'module.findPackageJSON': async ({ file }) =>
    (await import('node:module')).findPackageJSON('.', file()),
  'process.loadEnvFile': ({ file }) => {
    process.loadEnvFile(file('.env'));
    return process.env.URLKIT_DOOR;
  },
  'process.chdir': async ({ folder }) => process.chdir(folder()),
  'process.getBuiltinModule': async ({ file }) =>
    String(process.getBuiltinModule('node:fs').readFileSync(file())),
  'require(url)': async ({ file }) =>
    (await import('node:module')).createRequire(file().pathname)('fs').readFileSync(file(), 'utf8'),
  'sqlite.DatabaseSync': async ({ missing }) =>
    new (await import('node:sqlite')).DatabaseSync(missing()).close(),
  'buffer.resolveObjectURL': async ({ URL }) => {
    const { Blob, resolveObjectURL } = await import('node:buffer');
    const address = URL.createObjectURL(new Blob(['blob']));
    const blob = resolveObjectURL(address);
    URL.revokeObjectURL(address);
    return [await blob.text(), resolveObjectURL(address) === undefined];
  },
  'buffer.Blob': async ({ params }) => new (await import('node:buffer')).Blob([params()]).text(),
  'stream.Readable.from': async ({ params }) => {
    const { Readable } = await import('node:stream');
    return (await Readable.from(params()).toArray()).join();
  },
  'querystring.stringify': async ({ params }) =>
    (await import('node:querystring')).stringify(params()),
  'util.inspect': async ({ url, params }) => (await import('node:util')).inspect([url(), params()]),
  'util.isDeepStrictEqual': async ({ url, params, URL }) => {
    const { isDeepStrictEqual } = await import('node:util');
    return [
      isDeepStrictEqual(url(), url()),
      isDeepStrictEqual(url(), new URL('a:')),
      isDeepStrictEqual(params(), params()),
    ];
  },
  'assert.deepStrictEqual': async ({ url }) =>
    (await import('node:assert')).deepStrictEqual(url(), url()),
  'path.join': async ({ file }) => (await import('node:path')).join(file(), 'a'),
  'undici.request': async ({ url, undici }) => (await (await undici()).request(url())).body.text(),
  'undici.fetch': async ({ url, undici }) => (await (await undici()).fetch(url())).text(),
  'undici.fetch, body': async ({ url, params, undici }) =>
    (await (await undici()).fetch(url(), { method: 'POST', body: params() })).text(),
  'undici.request, body': async ({ url, params, undici }) =>
    (await (await undici()).request(url(), { method: 'POST', body: `${params()}` })).body.text(),
  'undici.Pool': async ({ url, undici }) => {
    const pool = new (await undici()).Pool(url().origin);
    const { body } = await pool.request({ path: '/echo', method: 'GET' });
    const answer = await body.text();
    await pool.close();
    return answer;
  },
  'undici.stream': async ({ url, undici }) => {
    const { Client } = await undici();
    const address = url();
    address.search = '';
    address.pathname = '/';
    const client = new Client(address);
    await client.close();
    return 'connects';
  },
};

const denoText = async (file) => text(file.readable.pipeThrough(new TextDecoderStream()));

/** @type {import('./program.js').Doors} */
export const denoDoors = {
  'Deno.readTextFile': ({ file }) => Deno.readTextFile(file()),
  'Deno.readTextFileSync': ({ file }) => Deno.readTextFileSync(file()),
  'Deno.open': async ({ file }) => denoText(await Deno.open(file())),
  'Deno.Command, cwd': async ({ folder }) =>
    new TextDecoder().decode((await new Deno.Command('pwd', { cwd: folder() }).output()).stdout),
  'Deno.Command': async ({ URL }) =>
    (await new Deno.Command(new URL('file:///bin/true')).output()).code,
  'Deno.dlopen': ({ missing }) => Deno.dlopen(missing(), {}),
  'Deno.createHttpClient': ({ url }) => Deno.createHttpClient({ proxy: { url: url() } }).close(),
  'Deno.permissions.query, path': async ({ file }) =>
    (await Deno.permissions.query({ name: 'read', path: file() })).state,
  'Deno.permissions.query, command': async ({ file }) =>
    (await Deno.permissions.query({ name: 'run', command: file() })).state,
  'Deno.openKv': async ({ missing }) => (await Deno.openKv(missing())).close(),
  'Deno.upgradeWebSocket': ({ url }) => Deno.upgradeWebSocket(new Request(url())),
  'Worker (Deno)': ({ file }) =>
    new Promise((settle) => {
      const worker = new Worker(file('worker.mjs'), { type: 'module' });
      worker.onmessage = ({ data }) => {
        worker.terminate();
        settle(data);
      };
    }),
};

/** @type {import('./program.js').Doors} */
export const bunDoors = {
  'Bun.file': ({ file }) => Bun.file(file()).text(),
  'Bun.write': async ({ scratch }) => {
    await Bun.write(scratch(), 'written');
    return await Bun.file(scratch()).text();
  },
  'Bun.write, from': async ({ scratch, file }) => {
    await Bun.write(Bun.file(scratch()), Bun.file(file()));
    return await Bun.file(scratch()).text();
  },
  'Bun.fileURLToPath': ({ file }) => Bun.fileURLToPath(file()),
  'Bun.pathToFileURL': () => {
    const made = Bun.pathToFileURL('/a b');
    return [made.href, made instanceof globalThis.URL];
  },
  'Bun.spawn, cwd': async ({ folder }) =>
    new Response(Bun.spawn(['pwd'], { cwd: folder().pathname }).stdout).text(),
  'Bun.spawn, stdin': async ({ file }) =>
    new Response(Bun.spawn(['cat'], { stdin: Bun.file(file()) }).stdout).text(),
  'Bun.$': async ({ file }) => Bun.$`cat < ${Bun.file(file())}`.text(),
  'Bun.$, cwd': async ({ folder }) => Bun.$`pwd`.cwd(folder().pathname).text(),
  'Bun.Glob': ({ folder }) =>
    Array.from(new Bun.Glob('*.env').scanSync({ cwd: folder().pathname, dot: true })),
  'Bun.resolveSync': ({ file, folder }) => Bun.resolveSync(file().pathname, folder().pathname),
  'Bun.inspect': ({ url, params }) => Bun.inspect([url(), params()]),
  'Bun.deepEquals': ({ url, URL }) => [
    Bun.deepEquals(url(), url()),
    Bun.deepEquals(url(), new URL('a:')),
  ],
  'Bun.mmap': ({ file }) => new TextDecoder().decode(Bun.mmap(file())),
  'Bun.serve, fetch': async ({ url }) => {
    const server = Bun.serve({
      port: 0,
      fetch: ({ url: asked }) => new Response(new URL(asked).pathname),
    });
    const address = url('/served');
    address.port = server.port;
    const answer = await (await fetch(address)).text();
    await server.stop(true);
    return answer;
  },
  'Bun.serve, server.fetch': async ({ url }) => {
    const server = Bun.serve({ port: 0, fetch: ({ url: asked }) => new Response(asked) });
    const answer = await (await server.fetch(url())).text();
    await server.stop(true);
    return answer;
  },
  'Bun.build': async ({ file }) =>
    (await Bun.build({ entrypoints: [file('message.cjs').pathname] })).success,
  'Bun.S3Client': ({ url }) =>
    new Bun.S3Client({ endpoint: url().href, bucket: 'b' }).presign('a') !== '',
  'bun:sqlite': async ({ missing }) =>
    new (await import('bun:sqlite')).Database(missing().pathname).close(),
  'fetch, file:': async ({ file }) => (await fetch(file())).text(),
  'Worker (Bun)': ({ file }) =>
    new Promise((settle) => {
      const worker = new Worker(file('worker.mjs'));
      worker.onmessage = ({ data }) => {
        worker.terminate();
        settle(data);
      };
    }),
};
