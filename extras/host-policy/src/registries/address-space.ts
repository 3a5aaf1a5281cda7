// Blocks that are not in the special-purpose registries, but in others. Those lack the columns, so the flags here
// follow the RFCs.
// https://www.iana.org/assignments/multicast-addresses/, last updated 2026-06-26
// https://www.iana.org/assignments/ipv6-multicast-addresses/, last updated 2026-04-07
// https://www.iana.org/assignments/ipv6-address-space/, last updated 2025-10-23

export const ipv4AddressSpace: readonly string[] = [
  '0.0.0.0/0|Global Unicast|4632|sdfg',
  '224.0.0.0/4|Multicast|5771|df',
];

export const ipv6AddressSpace: readonly string[] = [
  '::/0|Reserved by IETF|4291|',
  '::/96|IPv4-compatible Address|4291|',
  '::ffff:0:0:0/96|IPv4-translated Address|2765|',
  '2000::/3|Global Unicast|4291|sdfg',
  'fec0::/10|Site-Local Unicast|3879|',
  'ff00::/8|Multicast|4291|df',
];
