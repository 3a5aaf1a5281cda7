// What a program reads of URLs after it has imported the polyfill, as a list: `inputs.json` has pairs of an input and a base URL.
// As in apps, a bundler makes one script of it, which runs where there is a class URL to replace.

const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { createContext, runInContext } = require('node:vm');
const { buildSync } = require('esbuild');

const inputs = JSON.parse(readFileSync('inputs.json', 'utf8'));
// In the place of React Native.
mkdirSync('node_modules/react-native', { recursive: true });
writeFileSync(
  'node_modules/react-native/index.js',
  `exports.Platform = { OS: 'android', Version: 36 };
  exports.NativeModules = {};`,
);

const contents = `import 'react-native-url-polyfill/auto';
import * as polyfill from 'react-native-url-polyfill';

function read(URL, URLSearchParams, input, base) {
  try {
    const url = new URL(input, base ?? undefined);
    const read = () => [
      ...[url.href, url.origin, url.protocol, url.username, url.password, url.host, url.hostname],
      ...[url.port, url.pathname, url.search, url.hash, String(url), JSON.stringify(url)],
      ...[...url.searchParams].flat(),
    ];
    const before = read();
    url.searchParams.append(input, 'é');
    url.hash = input;
    url.pathname = input;
    url.port = input;
    return [before, read(), String(new URLSearchParams(input)), URL.canParse(input)];
  } catch (error) {
    return error.name;
  }
}

polyfill.setupURLPolyfill();
results = inputs.map(([input, base]) => [
  read(URL, URLSearchParams, input, base),
  read(polyfill.URL, polyfill.URLSearchParams, input, base),
]);`;

const [{ text }] = buildSync({
  stdin: { contents, resolveDir: __dirname },
  ...{ bundle: true, write: false, format: 'iife', conditions: ['react-native'] },
}).outputFiles;
const context = createContext({ inputs, URL: class {}, URLSearchParams: class {}, results: null });
runInContext(text, context);
console.log(JSON.stringify(context.results));
