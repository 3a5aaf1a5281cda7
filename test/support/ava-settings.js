/** What all configurations of AVA have in common. */
export const settings = {
  workerThreads: false,
  concurrency: 2,
  timeout: '10m',
  tap: 'CI' in process.env,
};

/** Compiles each test when it is loaded. */
export const withTSX = { extensions: { ts: 'module' }, nodeArguments: ['--import=tsx'] };
