// Tests with the data of web-platform-tests for URLs, and the numbers of its cases.

import { DataFolder } from './data-folders.js';
import { findData, howToGoOn } from './wpt-data.js';

export * from './wpt-cases.js';

/** The number of cases in each file. */
export const caseCounts = {
  'urltestdata.json': 891,
  'urltestdata-javascript-only.json': 1,
  'setters_tests.json': 278,
  'toascii.json': 87,
  'IdnaTestV2.json': 2_670,
  'IdnaTestV2-removed.json': 20,
} as const;
export const totalCaseCount = 3_947;

export const wpt = new DataFolder(findData(), process.env['URLKIT_WITHOUT_WPT'] === '1', howToGoOn);
