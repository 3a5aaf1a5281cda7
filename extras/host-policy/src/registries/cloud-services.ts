// Addresses of services that clouds offer to their machines, as documented in November 2026: metadata, credentials,
// and the WireServer of Azure. They answer all requests from inside.

export const ipv4CloudServices: readonly string[] = [
  '100.100.100.200/32|Alibaba Cloud',
  '168.63.129.16/32|Azure',
  '169.254.0.23/32|Tencent Cloud',
  '169.254.42.42/32|Scaleway',
  '169.254.169.254/32|AWS, Azure, Google Cloud and others',
  '169.254.170.2/32|AWS',
  '169.254.170.23/32|AWS',
  '192.0.0.192/32|Oracle Cloud',
];

export const ipv6CloudServices: readonly string[] = [
  'fd00:42::42/128|Scaleway',
  'fd00:ec2::23/128|AWS',
  'fd00:ec2::254/128|AWS',
  'fd20:ce::254/128|Google Cloud',
  'fe80::a9fe:a9fe/128|OpenStack',
];
