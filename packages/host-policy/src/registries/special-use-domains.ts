// https://www.iana.org/assignments/special-use-domain-names/, as of September 2026, and other names that private
// networks use. A row: reference | domains, each with its subdomains. The registry contains only parts of the reverse
// mapping, but no host has a name there.

export const specialUseDomains: readonly string[] = [
  'RFC 6761|localhost test invalid example in-addr.arpa ip6.arpa',
  'RFC 6762|local intranet private corp home lan',
  'RFC 7686|onion',
  'RFC 8375|home.arpa',
  'RFC 8880|ipv4only.arpa',
  'RFC 9031|6tisch.arpa',
  'RFC 9140|eap-noob.arpa eap.arpa',
  'RFC 9462|resolver.arpa',
  'RFC 9476|alt',
  'RFC 9665|service.arpa',
  'ICANN Board resolution 2024.07.29.06|internal',
  'hosts(5)|localdomain localdomain4 localdomain6',
  'Kubernetes|svc',
  'Google Cloud|metadata.goog',
];
