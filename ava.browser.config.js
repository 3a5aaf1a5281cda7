import { tsImport } from 'tsx/esm/api';
import { settings, withTSX } from './test/support/ava-settings.js';

const { refuseOldBuild } = await tsImport('./scripts/built.ts', import.meta.url);
refuseOldBuild([]);

export default {
  ...settings,
  ...withTSX,
  files: ['apps/site/test/**/*.test.ts', 'test/browser/**/*.test.ts'],
};
