import { urlKey } from '@urlkit/url-keys';
import { parseURL } from '@urlkit/url-parser';
import { serializeURL } from '@urlkit/url-serializer';
import test from 'ava';
import { absoluteURL } from '../support/arbitraries.js';
import { checkProperty } from '../support/property.js';

test('href and href-without-fragment are the serialized URL of the standard', (t) => {
  checkProperty(t, 3_000, absoluteURL, (input) => {
    const url = parseURL(input);
    t.is(urlKey(input, { profile: 'href' }), url && serializeURL(url));
    const key = urlKey(input, { profile: 'href-without-fragment' });
    t.is(key, url && serializeURL(url, true));
  });
});
