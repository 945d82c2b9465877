import { type PageVital, VITALS } from '../src/page/page-vitals.ts';
import { ROUTES } from '../src/routes/paths.ts';
import type { HostOptions } from './host-options.ts';
import { noContent } from './responses.ts';
import { isJson, isSameOrigin } from './session/csrf.ts';

/** Most bytes a report may have. Assumed: the largest a page sends has 200. */
const MAX_BYTES = 1_000;

/** Largest value that is counted: what a page that slept for an hour says of itself is no wait of a shopper. Assumed. */
const MAX_VALUE = 600_000;

/**
 * Takes what a page tells of itself as it is left: its route and figures. No cookie, address or header is read for it,
 * and what is not understood is refused. Answers null for any other path.
 */
export function createPageVitals({ publicOrigin, measured }: Pick<HostOptions, 'publicOrigin' | 'measured'>) {
  return async (request: Request, pathname: string): Promise<Response | null> => {
    if (pathname !== '/vitals') return null;
    if (request.method !== 'POST') return refusal(405);
    if (!isSameOrigin(request, publicOrigin) || !isJson(request)) return refusal(403);
    const length = Number.parseInt(request.headers.get('content-length') ?? '', 10);
    if (!(length <= MAX_BYTES)) return refusal(413);
    const vitals = readVitals(await request.text());
    if (vitals === null) return refusal(400);
    for (const vital of vitals) measured?.(vital);
    return noContent();
  };
}

function refusal(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}

/** The figures of a report, each once and by the pattern of its route; null of what is none. */
function readVitals(text: string): readonly PageVital[] | null {
  const report = parse(text);
  if (typeof report !== 'object' || report === null || !('route' in report) || !('vitals' in report)) return null;
  const { route, vitals } = report;
  if (typeof vitals !== 'object' || vitals === null) return null;
  const path = Object.entries(ROUTES).find(([name]) => name === route)?.[1].path;
  if (path === undefined) return null;
  const known = new Map<string, unknown>(Object.entries(vitals));
  return VITALS.flatMap((name) => {
    const value = known.get(name);
    return typeof value === 'number' && value >= 0 && value <= MAX_VALUE ? [{ route: path, name, value }] : [];
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
