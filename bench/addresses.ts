// Address classes beside `range()` of ipaddr.js, and a list of ten thousand patterns: nanoseconds a host, the median
// of rounds that take turns.

import { type Host, parseHost, serializeHost } from '@urlkit/host';
import { addressClass, hostPatterns, isGloballyReachable, parseAddress } from '@urlkit/host-policy';
import ipaddr from 'ipaddr.js';
import { Random } from './random.js';

const ROUNDS = 21;
const HOSTS = 2_000;

const random = new Random(1);
const special =
  '127.0.0.1 10.1.2.3 169.254.169.254 192.0.2.1 ::1 ::ffff:a9fe:a9fe fe80::1 64:ff9b::808:808';
const specialHosts = special.split(' ').map(parseAddress);

function randomHost(isIPv4: boolean): Host {
  const known = specialHosts.filter((host) => host?.kind === (isIPv4 ? 'ipv4' : 'ipv6'));
  const picked = random.chance(0.5) ? random.pick(known) : null;
  if (picked) return picked;
  if (isIPv4) return { kind: 'ipv4', value: random.integer(0x01000000, 0xdfffffff) };
  const piece = (): number => random.integer(0, 0xffff);
  const value = [
    0x2000 + random.integer(0, 0x0fff),
    piece(),
    piece(),
    0,
    0,
    0,
    piece(),
    piece(),
  ] as const;
  return { kind: 'ipv6', value };
}

function textOf(host: Host): string {
  return serializeHost(host).replace(/^\[|\]$/g, '');
}

let taken = 0;

/** Nanoseconds that each of some functions takes for one of its inputs. */
function compare(contenders: readonly (() => number)[]): number[] {
  const times = contenders.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, run] of contenders.entries()) {
      const start = process.hrtime.bigint();
      taken += run();
      times[index]?.push(Number(process.hrtime.bigint() - start) / HOSTS);
    }
  }
  return times.map((each) => each.sort((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN);
}

function print(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

print(['addresses', 'ipaddr.js, text', 'class, text', 'class, host', 'reachable, host']);
print(['---', '---', '---', '---', '---']);
for (const family of ['IPv4', 'IPv6']) {
  const hosts = Array.from({ length: HOSTS }, () => randomHost(family === 'IPv4'));
  const texts = hosts.map(textOf);
  const [peer = 0, ...ours] = compare([
    () => texts.filter((text) => ipaddr.parse(text).range() === 'unicast').length,
    () => texts.filter((text) => addressClass(parseAddress(text))?.globallyReachable).length,
    () => hosts.filter((host) => addressClass(host)?.globallyReachable).length,
    () => hosts.filter((host) => isGloballyReachable(host)).length,
  ]);
  const shown = ours.map(
    (time) => `${time.toFixed(0)} ns, ${(peer / time).toFixed(1)} times as fast`,
  );
  print([family, `${peer.toFixed(0)} ns`, ...shown]);
}

const patterns = Array.from({ length: 2500 }, (_, index) => [
  ...[`h${index}.example.org`, `*.s${index}.example.net`, `10.${index >> 8}.${index & 255}.0/24`],
  `[2001:db8:${index.toString(16)}::]/48`,
]).flat();
const list = hostPatterns(patterns);
const targets = Array.from({ length: HOSTS }, () => {
  const text = random
    .pick(patterns)
    .replace('*', 'a.b')
    .replace('.0/24', '.9')
    .replace('::]/48', '::9]');
  return {
    host: parseHost(random.chance(0.5) ? text : `x${text.replace(/[[\].:\d]/g, '')}.example.com`),
  };
});
const [time = 0] = compare([() => targets.filter((target) => list?.find(target)).length]);
console.log(`\n${patterns.length} patterns: ${time.toFixed(0)} ns for a host`);
if (taken === 0) throw new Error('nothing was found');
