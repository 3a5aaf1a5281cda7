// Measures one workload in a process of its own, so that its figures do not depend on earlier ones.

import { measureWorkload, workloads } from './workloads.js';

const [index, cast] = process.argv.slice(2);
const workload = workloads[Number(index)];
if (workload === undefined) throw new RangeError(`There is no workload ${index}`);
const measurement = await measureWorkload(workload, cast === 'peers' ? 'peers' : 'built-in');
console.log(JSON.stringify(measurement));
