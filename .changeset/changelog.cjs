// Writes changelogs as changesets does, but only for npm run release:version: plain `changeset version` would leave packages that
// contain copies of others as they are.

const { getReleaseLine, getDependencyReleaseLine } = require('@changesets/cli/changelog').default;

module.exports = {
  getDependencyReleaseLine,
  getReleaseLine(...args) {
    if (process.env.URLKIT_RELEASE === 'true') return getReleaseLine(...args);
    throw new Error(
      'Run npm run release:version, which also raises packages with copies of others',
    );
  },
};
