// Sentences of the text that are easy to miss, each with its test.

import { html2007 } from '@urlkit/url-editions';
import {
  commonSetterAction,
  input,
  URIDecompositionAttributes,
} from '@urlkit/url-editions/html-2007';
import test from 'ava';

class Location extends URIDecompositionAttributes(Object) {
  href: string;

  constructor(href: string) {
    super();
    this.href = href;
  }

  override get [input](): string {
    return this.href;
  }

  override [commonSetterAction](output: string): void {
    this.href = output;
  }
}

// “with the colon and <port> component omitted if the given port matches the default port for the
// protocol given by the <scheme> component”
test('004-93 ports are compared as numbers', (t) => {
  t.is(new Location('http://h:080/').host, 'h');
  t.is(new Location('http://h:0/').host, 'h:0');
});

// “make a new string output by replacing the component of the URI given by the "component" column
// in the input URI with the new value”
test('000-112 setting the host keeps a port that is not part of hostport', (t) => {
  for (const [href, host, output] of [
    ['http://u:@h:80/', 'x', 'http://u:@x:80/'],
    ['http://@h:8/', 'x', 'http://@x/'],
    ['http://h:80/', 'x:9', 'http://x:9/'],
    ['//h:8/', 'x', '//x/'],
  ] as const) {
    const location = new Location(href);
    location.host = host;
    t.is(location.href, output);
  }
});

test('all-01 the common form has the values of the attributes', (t) => {
  const names = ['protocol', 'host', 'hostname', 'port', 'pathname', 'search', 'hash'] as const;
  for (const url of ['http://h:80/#', 'http://h:8?', 'HTTP://h:080', 'mailto:a?b#c', 'file:/x#']) {
    const components = html2007.interpret(url);
    const location = new Location(url);
    for (const name of names) {
      t.is(Reflect.get(components, name), location[name], `${name} of ${url}`);
    }
  }
  t.like(html2007.interpret('http://h:80/#'), { host: 'h', hash: '', href: 'http://h:80/#' });
});
