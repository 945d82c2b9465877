import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The owner of an IPv6 line has all addresses that begin with these groups: a /64. */
const NETWORK_GROUPS = 4;

/** What limits count a client by: its IPv4 address, or the network of its IPv6 address. RFC 6177. */
export function clientNetwork(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string | undefined): string[] => (text === undefined || text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  const all = [...first, ...zeros, ...last];
  return mappedIPv4(all) ?? `${all.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The IPv4 address within `::ffff:0:0/96`, however it was written; null for any other. RFC 4291 §2.5.5.2. */
function mappedIPv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}
