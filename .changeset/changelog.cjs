// Writes changelogs as changesets does, with two differences. One line names the new versions of dependencies, whose changelogs say
// what changed. And it refuses plain `changeset version`, which would leave packages that contain copies of others as they are.

const { getReleaseLine } = require('@changesets/cli/changelog').default;

module.exports = {
  getDependencyReleaseLine(_changesets, dependencies) {
    const versions = dependencies.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`);
    return versions.length === 0 ? '' : `- Updated dependencies: ${versions.join(', ')}`;
  },
  getReleaseLine(...args) {
    if (process.env.URLKIT_RELEASE === 'true') return getReleaseLine(...args);
    throw new Error(
      'Run npm run release:version, which also raises packages with copies of others',
    );
  },
};
