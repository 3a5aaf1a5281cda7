// Loads the bundles of tests. AVA waits for what it requires.

const { join, relative } = require('node:path');
const { pathToFileURL } = require('node:url');

module.exports = (bundles) => {
  require.extensions['.ts'] = (module, file) => {
    const bundle = join(bundles, relative(process.cwd(), file)).replace(/\.ts$/, '.js');
    module.exports = import(pathToFileURL(bundle));
  };
};
