// A process for one workload, so that its figures do not depend on what ran before it.

import { measureWorkload, workloads } from './workloads.js';

const [index, cast] = process.argv.slice(2);
const workload = workloads[Number(index)];
if (workload === undefined) throw new RangeError(`There is no workload ${index}`);
const measurement = await measureWorkload(workload, cast === 'peers' ? 'peers' : 'built-in');
console.log(JSON.stringify(measurement));
