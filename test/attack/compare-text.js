// Compares what all editions read, in a process of its own: its arguments are what comes first, what is repeated,
// and how often.

import { compareEditions, compareReadings, editions } from '@urlkit/url-editions';

const [prefix = '', unit = '', count = '1'] = process.argv.slice(2);
const text = prefix + unit.repeat(Number(count));
compareEditions(text);
compareReadings(text, editions);
