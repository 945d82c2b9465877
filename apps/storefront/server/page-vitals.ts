import { type PageVital, VITALS } from '../src/page/page-vitals.ts';
import { ROUTES } from '../src/routes/paths.ts';
import type { HostOptions } from './host-options.ts';
import { withAllow } from './error-response.ts';
import { noContent } from './responses.ts';
import { isJson, isSameOrigin } from './session/csrf.ts';

/** Most bytes a report may have. Assumed: the largest a page sends has 200. */
const MAX_BYTES = 1_000;

/** Largest time that is counted, in ms: what a page that slept for an hour says is no wait of a shopper. Assumed. */
const MAX_MS = 600_000;
/** Largest layout shift that is counted: 0.25 is poor already. Assumed. */
const MAX_SHIFT = 100;

/**
 * Takes a page's report of its route and vitals, sent as it is left. Nothing of its visitor is read: headers only
 * say that a page of the shop has sent it. What is not understood is refused. Answers null for any other path.
 */
export function createPageVitals({ publicOrigin, measured }: Pick<HostOptions, 'publicOrigin' | 'measured'>) {
  return async (request: Request, pathname: string): Promise<Response | null> => {
    if (pathname !== '/vitals') return null;
    if (request.method !== 'POST') return withAllow(refusal(405), ['POST']);
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

/** The figures of a report, each once and by the pattern of its route; null for anything else. */
function readVitals(text: string): readonly PageVital[] | null {
  const report = parse(text);
  if (typeof report !== 'object' || report === null || !('route' in report) || !('vitals' in report)) return null;
  const { route, vitals } = report;
  if (typeof vitals !== 'object' || vitals === null) return null;
  const path = Object.entries(ROUTES).find(([name]) => name === route)?.[1].path;
  if (path === undefined) return null;
  const figures = new Map<string, unknown>(Object.entries(vitals));
  return VITALS.flatMap((name) => {
    const value = figures.get(name);
    return typeof value === 'number' && value >= 0 && value <= (name === 'CLS' ? MAX_SHIFT : MAX_MS)
      ? [{ route: path, name, value }]
      : [];
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
