import { settings, withTSX } from './test/support/ava-settings.js';

export default {
  ...settings,
  ...withTSX,
  files: ['site/test/**/*.test.ts', 'test/browser/**/*.test.ts'],
};
