// Loads the bundles of tests, which bundle-tests.js writes into .cache/tests. AVA waits for what it requires.

const { join, relative } = require('node:path');
const { pathToFileURL } = require('node:url');

require.extensions['.ts'] = (module, file) => {
  const test = relative(process.cwd(), file).replace(/\.ts$/, '.js');
  module.exports = import(pathToFileURL(join(process.cwd(), '.cache/tests', test)));
};
