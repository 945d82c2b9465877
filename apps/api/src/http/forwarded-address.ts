import type { IncomingHttpHeaders } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * The address of the client as the nearest proxy tells it, without port, brackets and zone; null when it tells none.
 * The last of `X-Forwarded-For`, or of `Forwarded` (RFC 7239) where there is no other: what
 * stands before it anybody can send.
 */
export function forwardedAddress(headers: IncomingHttpHeaders): string | null {
  const given = headers['x-forwarded-for'];
  if (given !== undefined) return bareAddress(lastOf(String(given)));
  const [, node = ''] = /(?:^|;)\s*for\s*=\s*("[^"]*"|[^;"]*)/i.exec(lastOf(headers.forwarded ?? '')) ?? [];
  return bareAddress(node.trim().replace(/^"|"$/g, ''));
}

function lastOf(list: string): string {
  return list.split(',').at(-1)?.trim() ?? '';
}

/**
 * `203.0.113.9:4711`, `[2001:db8::1]:4711`, `fe80::1%eth0` and the like as an address alone; null for anything else.
 */
function bareAddress(node: string): string | null {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\w+)?|([^[\]]*))$/.exec(node) ?? [];
  const [address = ''] = (bracketed ?? withoutPort(plain ?? '')).split('%');
  return isIP(address) === 0 ? null : address;
}

function withoutPort(node: string): string {
  return isIPv6(node) ? node : node.replace(/^([^:]*):\w+$/, '$1');
}
