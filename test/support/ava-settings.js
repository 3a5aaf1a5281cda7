/** What all configurations of AVA have in common. */
export const settings = {
  workerThreads: false,
  // More than the cores of small machines, as some tests wait for npm and for programs.
  concurrency: 3,
  timeout: '10m',
};

/** Compiles each test when it is loaded. */
export const withTSX = { extensions: { ts: 'module' }, nodeArguments: ['--import=tsx'] };
