// npm run write:charts: draws the charts and diagrams of docs from the tables there, and compares packages in README.md.

import { writeCharts } from './charts/charts.js';

await writeCharts();
