// Words that people type into the search, and the page that must come first or second for each. The search index has
// them as a section of their page.

export const searchWords: Readonly<Record<string, readonly string[]>> = {
  '/docs/checking-urls': ['SSRF', 'DNS rebinding', 'open redirect', 'metadata service'],
  '/docs/url-confusion': ['parser differential'],
  '/docs/sizes': ['bundle size'],
  '/docs/benchmarks': ['benchmark'],
  '/guides/documents': ['2012', 'W3C', 'HTML5', '0.9', 'URLUtils', 'URLQuery', 'older editions'],
  '/guides/command': ['urlkit lint --fix', 'command line', 'pre-commit', 'dead links'],
  '/guides/engines': ['polyfill', 'QuickJS', 'script tag'],
  '/guides/migration': ['migrate from whatwg-url'],
  '/guides/react-native': ['React Native', 'Hermes'],
  '/packages/form-urlencoded': ['query string', 'signed URL'],
  '/extras/host-policy': ['allowlist', 'private IP'],
  '/packages/idna': ['IDN', 'punycode', 'internationalized domain'],
  '/packages/ipv6': ['IPv6'],
  '/packages/percent-encoding': ['encodeURIComponent', 'escape'],
  '/packages/public-suffix': ['same site', 'eTLD+1', 'registrable domain'],
  '/extras/uri': ['JSON Schema format', 'RFC 3986'],
  '/packages/url-api': ['URLSearchParams'],
  '/extras/url-dialects': ['curl'],
  '/extras/url-keys': ['tracking parameters', 'deduplicate', 'SURT'],
  '/extras/url-reference': ['normalize', 'relative URL'],
  '/packages/url-rendering': ['phishing', 'homograph', 'look-alike'],
  '/packages/url-validation': ['validate', 'why is a URL invalid'],
};
