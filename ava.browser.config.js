export default {
  files: ['site/test/**/*.test.ts', 'test/browser/**/*.test.ts'],
  extensions: { ts: 'module' },
  nodeArguments: ['--import=tsx'],
  workerThreads: false,
  concurrency: 2,
  timeout: '10m',
  tap: 'CI' in process.env,
};
