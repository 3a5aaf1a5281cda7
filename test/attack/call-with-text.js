// Calls functions with a long text, in a process of its own: its arguments are the name of a function, or `compare`,
// what comes first, what is repeated, and how often.

import { domainToASCII, domainToUnicode, explainDomainFailure } from '@urlkit/idna';
import { compareEditions, compareReadings, editions } from '@urlkit/url-editions';

const functions = {
  compare(text) {
    compareEditions(text);
    compareReadings(text, editions);
  },
  domainToASCII,
  domainToUnicode,
  explainDomainFailure,
};

const [name = '', prefix = '', unit = '', count = '1'] = process.argv.slice(2);
functions[name](prefix + unit.repeat(Number(count)));
