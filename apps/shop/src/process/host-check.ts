import { isIP } from 'node:net';
import { isLoopbackName, type Settings } from '../environment.ts';

/** Answers a request that names a host this shop does not have, or should be made elsewhere; null for any other. */
export type HostCheck = (request: Request) => Response | null;

/** What the shop is called. */
type Names = Pick<Settings, 'hostAliases'> & { readonly publicOrigin: string };

/** What no person looks at as a page: calls, pictures, files of the build and of the root, probes. */
const NO_PAGE = /^\/(?:(?:api|assets|files|static|\.well-known|healthz|readyz|metrics)(?:\/|$)|[^/]+\.\w+$)/;
const READING = new Set(['GET', 'HEAD']);

/**
 * Checks the `Host` of requests, so that a page elsewhere that has its own name point to this machine (DNS rebinding)
 * reaches nothing, and a visitor who opens the shop by another address than the public one hears why nothing would
 * work. Nobody elsewhere can have a name of one word or an address point here: calls within a network may use them. A
 * page asked for by another name of a public origin on this machine is sent there: forms and cookies are of that one.
 */
export function createHostCheck({ publicOrigin, hostAliases }: Names): HostCheck {
  const home = new URL(publicOrigin);
  const sameHost = (host: string): string => withoutDefaultPort(withoutDot(host), home.protocol);
  const homeHost = sameHost(home.host);
  const aliases = new Set(hostAliases.map(sameHost));
  const text =
    `이 상점의 주소는 ${publicOrigin} 입니다.\n` +
    `This shop is at ${publicOrigin}. Its operator sets PUBLIC_ORIGIN, or HOST_ALIASES for further names.\n`;
  /** NOTE: of the same port only, for behind a proxy or a tunnel the shop is asked at another one again and again. */
  const isOtherName = ({ host, hostname }: URL): boolean =>
    hostname !== home.hostname &&
    (hostname === `${home.hostname}.` || [hostname, home.hostname].every((name) => isLoopbackName(withoutDot(name)))) &&
    sameHost(`${home.hostname}${host.slice(hostname.length)}`) === homeHost;
  return (request) => {
    const url = new URL(request.url);
    const { host, hostname } = url;
    if (aliases.has(sameHost(host))) return null;
    if (isOtherName(url) && isPage(request, url))
      return answer(307, '', { location: `${publicOrigin}${url.pathname}${url.search}` });
    if (sameHost(host) === homeHost || isLoopbackName(withoutDot(hostname))) return null;
    if (isWithinNetwork(hostname) && !acceptsPage(request)) return null;
    return answer(421, text, { 'content-type': 'text/plain; charset=utf-8' });
  };
}

function answer(status: number, text: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(text === '' ? null : text, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}

/** A name that ends in a dot is the same one, written as the root of all names has it. Source: RFC 1034 §3.1. */
function withoutDot(host: string): string {
  return host.replace(/\.(?=(?::\d+)?$)/, '');
}

/**
 * A host without the port that its scheme has anyway; the shop itself is asked by http, whose addresses never name 80.
 */
function withoutDefaultPort(host: string, protocol: string): string {
  return host.replace(protocol === 'https:' ? /:(?:443|80)$/ : /:80$/, '');
}

/** Whether a browser asks in order to show a page; one of before 2023 does not say what it asks for. */
function isPage(request: Request, { pathname }: URL): boolean {
  if (!READING.has(request.method) || NO_PAGE.test(pathname)) return false;
  const mode = request.headers.get('sec-fetch-mode');
  return mode === null ? acceptsPage(request) : mode === 'navigate';
}

function acceptsPage({ headers }: Request): boolean {
  return (headers.get('accept') ?? '').includes('text/html');
}

function isWithinNetwork(hostname: string): boolean {
  return !hostname.includes('.') || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
