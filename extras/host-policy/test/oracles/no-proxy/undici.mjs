// Tells for each line of standard input, a value of NO_PROXY, a tab and a URL, whether EnvHttpProxyAgent of the undici whose
// path is the argument reaches the URL without a proxy: 1 or 0. Nothing is sent.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { Agent, EnvHttpProxyAgent, ProxyAgent } = (await import(pathToFileURL(process.argv[2]).href))
  .default;
let answer;
Agent.prototype.dispatch = () => {
  answer = '1';
  return true;
};
ProxyAgent.prototype.dispatch = () => {
  answer = '0';
  return true;
};
const handler = {
  onConnect() {},
  onHeaders() {},
  onData() {},
  onComplete() {},
  onError() {},
  onRequestStart() {},
};

function ask(line) {
  const [noProxy, url] = line.split('\t');
  const httpProxy = 'http://192.0.2.1:1';
  const agent = new EnvHttpProxyAgent({ httpProxy, httpsProxy: httpProxy, noProxy });
  answer = '!';
  try {
    agent.dispatch({ origin: new URL(url).origin, path: '/', method: 'GET' }, handler);
  } catch {}
  return answer;
}

const lines = readFileSync(0, 'utf8').split('\n').slice(0, -1);
process.stdout.write(lines.map((line) => `${ask(line)}\n`).join(''), () => process.exit(0));
