import { measureGrowth } from './growth.js';

console.log(JSON.stringify([...measureGrowth()]));
