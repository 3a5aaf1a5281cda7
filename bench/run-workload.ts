// A process for one workload, so that its figures do not depend on what ran before it.

import { workloads } from './workloads.js';

const [name, rounds] = process.argv.slice(2);
const result =
  name === undefined
    ? workloads.map((workload) => workload.name)
    : await workloads.find((workload) => workload.name === name)?.measure(Number(rounds));
console.log(JSON.stringify(result));
