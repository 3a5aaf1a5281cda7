import { URL } from '@urlkit/url-api';
import test from 'ava';
import { URL as OracleURL } from 'whatwg-url';
import { settableAttributes } from '../support/attributes.js';
import { nullForTypeError } from '../support/oracle.js';
import { checkMegabytes } from '../support/repetition.js';

const href = 'https://user@host:1/path?query#fragment';

for (const attribute of settableAttributes) {
  test(`setting ${attribute} to megabytes gives the expected result`, (t) => {
    for (const unit of ['/', ':', '@', 'a=&']) {
      const [run, oracle] = [URL, OracleURL].map((Class) => (repeated: string) => {
        const url = new Class(href);
        nullForTypeError(() => {
          url[attribute] = repeated;
        });
        return url.href;
      });
      if (run && oracle) checkMegabytes(t, unit, run, oracle);
    }
  });
}
