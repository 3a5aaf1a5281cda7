import { run } from './run.js';

await run('npx', ['lerna', 'run', 'build', '--concurrency', '2']);
// npm links commands when it installs, but only those that are there, and makes them executable.
await run('npm', ['rebuild', 'urlkit', '--ignore-scripts', '--silent']);
