import { settings, withTSX } from './test/support/ava-settings.js';

export default {
  ...settings,
  ...withTSX,
  files: ['apps/site/test/**/*.test.ts', 'test/browser/**/*.test.ts'],
};
