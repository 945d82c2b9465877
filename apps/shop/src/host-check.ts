import { isIP } from 'node:net';
import { isLoopbackName, type Settings } from './environment.ts';

/** Answers a request that names a host this shop does not have; null for any other. */
export type HostCheck = (request: Request) => Response | null;

/** What the shop is called. */
type Names = Pick<Settings, 'hostAliases'> & { readonly publicOrigin: string };

/**
 * Checks the `Host` of requests, so that a page elsewhere that has its own name point to this machine (DNS rebinding)
 * reaches nothing, and whoever opens the shop by another address than the public one hears why nothing would work.
 * Nobody elsewhere can have a name of one word or an address point here: calls within a network may use them.
 */
export function createHostCheck({ publicOrigin, hostAliases }: Names): HostCheck {
  const known = new Set([new URL(publicOrigin).host, ...hostAliases]);
  const text =
    `이 상점의 주소는 ${publicOrigin} 입니다.\n` +
    `This shop is at ${publicOrigin}. Whoever runs it sets PUBLIC_ORIGIN, or HOST_ALIASES for further names.\n`;
  return ({ url, headers }) => {
    const { host, hostname } = new URL(url);
    if (known.has(host) || isLoopbackName(hostname)) return null;
    const isPage = (headers.get('accept') ?? '').includes('text/html');
    if (isWithinNetwork(hostname) && !isPage) return null;
    return new Response(text, {
      status: 421,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  };
}

function isWithinNetwork(hostname: string): boolean {
  return !hostname.includes('.') || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
