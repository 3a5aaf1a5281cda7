// https://www.iana.org/assignments/special-use-domain-names/, as of 2026-09-01, and other names that private
// networks, clouds and tools use. A row: reference | domains, each with its subdomains and of at most three labels. The
// registry contains only parts of the reverse mapping, but no host has a name there. It also contains example.com,
// example.net and example.org, which are in the public DNS.

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
  // Names that are not delegated, because networks use them.
  'ICANN Board resolution 2018.02.04.12|mail',
  'ICANN Board resolution 2024.07.29.06|internal',
  // Defaults of systems and routers.
  'hosts(5)|localdomain localdomain4 localdomain6',
  'Windows Internet Connection Sharing|mshome.net',
  'FRITZ!OS|fritz.box',
  // Service discovery and containers.
  // https://developer.hashicorp.com/consul/docs/reference/dns
  'Consul|consul',
  'Kubernetes|svc',
  // https://documentation.ubuntu.com/lxd/stable-5.0/howto/network_bridge_resolved (lxd)
  'LXD and Incus|lxd incus',
  // https://github.com/mesosphere/mesos-dns (domain in its configuration)
  'Mesos-DNS|mesos',
  // https://github.com/containers/netavark (PODMAN_DEFAULT_SEARCH_DOMAIN)
  'Podman|dns.podman',
  // Private networks of clouds.
  // https://github.com/hashicorp/terraform-provider-azurerm/issues/6455
  'Azure|internal.cloudapp.net',
  // https://fly.io/docs/blueprints/private-applications-flycast/
  'Fly.io|flycast',
  'Google Cloud|metadata.goog',
  'OpenStack|openstacklocal novalocal',
  // https://docs.cloud.oracle.com/iaas/Content/Network/Concepts/dns.htm
  'Oracle Cloud|oraclevcn.com',
  'Tencent Cloud|metadata.tencentyun.com',
];
