// The names of readers, as the page shows them.

const shortNames: ReadonlyMap<string, string> = new Map([
  ['living', 'browsers, Node'],
  ['curl', 'curl'],
  ['python', 'Python'],
  ['urllib3', 'urllib3'],
  ['go', 'Go'],
  ['java-uri', 'Java URI'],
  ['java-url', 'Java URL'],
  ['php', 'PHP'],
  ['ruby', 'Ruby'],
  ['node-url-parse', 'Node url.parse'],
  ['rfc-3986', 'RFC 3986'],
  ['rfc-3986-appendix-b', 'RFC 3986, appendix B'],
  ['html-2007', 'HTML 2007'],
  ['html-2011', 'HTML 2011'],
  ['w3c-2012', 'W3C 2012'],
  ['whatwg-2012', 'WHATWG 2012'],
  ['url-spec-0.9', 'URL specification 0.9'],
]);

export function shortName(reader: string): string {
  return shortNames.get(reader) ?? reader;
}
