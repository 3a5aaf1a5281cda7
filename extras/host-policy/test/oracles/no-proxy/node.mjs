// Tells for each line of standard input, a value of NO_PROXY, a tab and a URL, whether Node reaches the URL without a
// proxy: 1, 0, or ! if it refuses the URL. Nothing is sent: the connections are streams that end nowhere.

import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { Duplex } from 'node:stream';

class Nowhere extends Duplex {
  _read() {}

  _write(_chunk, _encoding, done) {
    done();
  }

  setKeepAlive() {}

  setNoDelay() {}

  setTimeout() {}

  ref() {}

  unref() {}
}

function answer(line) {
  const [noProxy, url] = line.split('\t');
  const agent = new Agent({ proxyEnv: { HTTP_PROXY: 'http://192.0.2.1:1', NO_PROXY: noProxy } });
  agent.createConnection = () => new Nowhere();
  try {
    const asked = request(url, { agent });
    asked.on('error', () => {});
    asked.end();
    // A proxy is asked for a whole URL.
    const bypasses = !asked.path.startsWith('http:');
    asked.destroy();
    return bypasses ? '1' : '0';
  } catch {
    return '!';
  }
}

const lines = readFileSync(0, 'utf8').split('\n').slice(0, -1);
process.stdout.write(lines.map((line) => `${answer(line)}\n`).join(''), () => process.exit(0));
