// Calls functions with a long text, in a process of its own: its arguments are a name of `functions`, what comes first,
// what is repeated, and how often.

import { QueryEditor } from '@urlkit/form-urlencoded';
import { domainToASCII, domainToUnicode, explainDomainFailure } from '@urlkit/idna';
import { normalizeURI } from '@urlkit/uri';
import { compareEditions, compareReadings, editions } from '@urlkit/url-editions';
import { urlKey } from '@urlkit/url-keys';
import { renderURL } from '@urlkit/url-rendering';

const functions = {
  compare(text) {
    compareEditions(text);
    compareReadings(text, editions);
  },
  tokens: (text) => new QueryEditor(text).tokens,
  domainToASCII,
  domainToUnicode,
  explainDomainFailure,
  renderURL,
  normalizeURI: (text) => normalizeURI(text, { level: 'percent-encoding' }),
  surt: (text) => urlKey(text, { profile: 'surt' }),
};

const [name = '', prefix = '', unit = '', count = '1'] = process.argv.slice(2);
functions[name](prefix + unit.repeat(Number(count)));
