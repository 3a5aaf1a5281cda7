import { run } from './run.js';

await run('npx', ['lerna', 'run', 'build', '--concurrency', '2']);
