// Differences between programs and the registries, or the models of NO_PROXY, with their reasons.

export type Program = 'Python' | 'Go' | 'Rust';

export interface ExplainedDifference {
  readonly programs: readonly Program[];
  readonly properties: readonly string[];
  /** The blocks that contain the addresses, or the service at the addresses. */
  readonly blocks: readonly string[];
  readonly why: string;
}

export const explainedDifferences: readonly ExplainedDifference[] = [
  {
    programs: ['Python', 'Rust'],
    properties: ['global'],
    blocks: ['224.0.0.0/4', 'ff00::/8'],
    why: 'they ask the special-purpose registries alone, which leave multicast to others',
  },
  {
    programs: ['Python', 'Rust'],
    properties: ['global'],
    blocks: ['::/0', 'fec0::/10', '::/96', '::ffff:0:0:0/96'],
    why: 'they take for global what no registry has allocated, or has no longer',
  },
  {
    programs: ['Python', 'Rust'],
    properties: ['global'],
    blocks: ['192.88.99.0/24', '192.88.99.2/32'],
    why: 'they have no entry: that of the relays of 6to4 was terminated, that of 6a44 is newer',
  },
  {
    programs: ['Python', 'Rust'],
    properties: ['global'],
    blocks: ['100:0:0:1::/64', '2001:1::3/128'],
    why: 'the entry is newer: RFC 9780 of 2025, RFC 9665 of 2024',
  },
  {
    programs: ['Python'],
    properties: ['global'],
    blocks: ['3fff::/20', '5f00::/16', '64:ff9b:1::/48', '192.0.0.8/32'],
    why: 'the entry is newer than the list of this Python',
  },
  {
    programs: ['Python'],
    properties: ['global'],
    blocks: ['192.0.0.0/24', 'Oracle Cloud'],
    why: 'Python before 3.12.4 has 192.0.0.0/29 and two addresses of this block',
  },
  {
    programs: ['Python'],
    properties: ['global'],
    blocks: [
      ...['2001:1::1/128', '2001:1::2/128', '2001:3::/32', '2001:4:112::/48', '2001:20::/28'],
      '2001:30::/28',
    ],
    why: 'Python before 3.12.4 does not look inside 2001::/23',
  },
  {
    programs: ['Python'],
    properties: ['global'],
    blocks: ['2002::/16'],
    why: 'the registry says that it is not applicable; Python before 3.12.4 says that it is',
  },
  {
    programs: ['Python'],
    properties: ['global'],
    blocks: ['::ffff:0:0/96'],
    why: 'Python asks about the IPv4 address inside, as isGloballyReachable does',
  },
  {
    programs: ['Python', 'Go'],
    properties: ['loopback', 'link_local', 'multicast', 'unspecified', 'private'],
    blocks: ['::ffff:0:0/96'],
    why: 'the program asks about the IPv4 address inside, whose class is in `embedded` here',
  },
];

/**
 * Why a version of a program and its model disagree about whether NO_PROXY names the host of a URL; null if nothing explains
 * it. The model of undici is that of version 8.
 */
export function explainNoProxy(version: string, noProxy: string, url: string): string | null {
  const { hostname } = new URL(url);
  if (version.startsWith('libcurl') && /^http:\/\/\[[^\]]*\./.test(url)) {
    return 'curl compares the IPv6 address as it is written, the model as the URL standard writes it';
  }
  if (version !== 'undici-6' && version !== 'undici-7') return null;
  const entries = noProxy.toLowerCase().split(/[,\s]+/);
  if (hostname.startsWith('[')) return 'it reads no IPv6 addresses';
  if (hostname.endsWith('.') || entries.some((entry) => /\.(?::\d+)?$/.test(entry))) {
    return 'it does not ignore a dot at the end';
  }
  if (entries.some((entry) => entry.startsWith('*') || entry.startsWith('.*'))) {
    return 'it reads * otherwise';
  }
  if (version === 'undici-7') return null;
  const names = entries.map((entry) => entry.replace(/:\d+$/, ''));
  const isName = names.some(
    (name) => name.replace(/^\./, '') === hostname || hostname.endsWith(`.${name}`),
  );
  return isName ? 'it takes a name for the domain alone, and .name for its subdomains alone' : null;
}
