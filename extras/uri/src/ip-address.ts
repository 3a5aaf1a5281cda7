// RFC 3986, section 3.2.2: IPv4address and IPv6address

const decOctet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = `${decOctet}(?:\\.${decOctet}){3}`;
const h16 = '[\\dA-Fa-f]{1,4}';
const pieces = `(?:${h16}(?::${h16})*)?`;

const ipv4Address = /* @__PURE__ */ new RegExp(`^${ipv4}$`);
const ipv4AtEnd = /* @__PURE__ */ new RegExp(`:${ipv4}$`);
// Eight pieces, or less than eight around a double colon.
const ipv6Address = /* @__PURE__ */ new RegExp(
  `^(?:(?:${h16}:){7}${h16}|(?!:*(?:[\\dA-Fa-f]+(?::+|$)){8})${pieces}::${pieces})$`,
);

const LONGEST_IPV6_ADDRESS = 45;

/** Whether a text matches `IPv4address`. */
export function isIPv4Address(text: string): boolean {
  return ipv4Address.test(text);
}

/** Whether a text matches `IPv6address`, which has no zone. */
export function isIPv6Address(text: string): boolean {
  if (text.length > LONGEST_IPV6_ADDRESS) return false;
  return ipv6Address.test(text.replace(ipv4AtEnd, ':0:0'));
}
