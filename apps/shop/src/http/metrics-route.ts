import { currentClientAddress, type Handler, isSameSecret, type ShopMetrics } from '@dealstore/api/server';
import { isLoopbackName, isLoopbackOrigin, type Settings } from '../environment.ts';

/** Headers by which a proxy says that it asks for another client. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/** What decides who may read the metrics. */
type MetricsAccess = Pick<Settings, 'host' | 'metricsToken'> & { readonly publicOrigin: string };

/**
 * `/metrics` for Prometheus. With METRICS_TOKEN it answers anyone who sends that; without, only a program of this
 * machine that asks a shop of this machine by itself. Anyone else hears 404, as of a page that is not there.
 */
export function createMetricsRoute(access: MetricsAccess, metrics: ShopMetrics): Handler {
  return async (request) => {
    if (!mayRead(access, request)) return new Response('Not Found\n', { status: 404 });
    const headers = { 'content-type': metrics.contentType, 'cache-control': 'no-store' };
    return new Response(await metrics.text(), { headers });
  };
}

function mayRead({ host, metricsToken, publicOrigin }: MetricsAccess, { url, headers }: Request): boolean {
  if (metricsToken !== null) return isSameSecret(headers.get('authorization') ?? '', `Bearer ${metricsToken}`);
  if (!isLoopbackName(host) || !isLoopbackOrigin(publicOrigin)) return false;
  const address = currentClientAddress().replace(/^::ffff:/, '');
  const isAskedFor = FORWARDED.some((name) => headers.has(name));
  return isLoopbackName(address) && isLoopbackName(new URL(url).hostname) && !isAskedFor;
}
