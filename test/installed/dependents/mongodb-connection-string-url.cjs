// What mongodb-connection-string-url reads of connection strings, as a list: `inputs.json` has the strings.

const { readFileSync } = require('node:fs');
const { ConnectionString, redactConnectionString } = require('mongodb-connection-string-url');

function readInput(input) {
  try {
    const url = new ConnectionString(input);
    const parameters = url.searchParams;
    const before = {
      ...fields(url),
      pairs: Array.from(parameters),
      app: parameters.get('APPNAME'),
    };
    parameters.set('ReplicaSet', 'é');
    parameters.delete('TLS');
    parameters.append('a b', '+');
    url.username = 'ü:@';
    url.pathname = '/a b?';
    url.hosts = ['h', 'i:1'];
    const after = { ...fields(url), clone: url.clone().href, redacted: url.redact().href };
    return { before, after, redacted: redactConnectionString(input) };
  } catch (error) {
    // Messages about invalid URLs differ.
    return error.name === 'TypeError' ? error.name : String(error);
  }
}

function fields({ href, protocol, username, password, pathname, search, hash, isSRV, hosts }) {
  return { href, protocol, username, password, pathname, search, hash, isSRV, hosts };
}

const inputs = JSON.parse(readFileSync('inputs.json', 'utf8'));
console.log(JSON.stringify(inputs.map(readInput)));
