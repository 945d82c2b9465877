import { busyResponse, type Handler } from '@dealstore/api/server';
import { createCrowd, type Crowd } from './concurrency-limit.ts';

/** Longest wait of `/readyz` for the database, in ms; then it says no. */
const PROBE_LIMIT_MS = 1_500;
/** Requests waiting for the database beyond which no new one is let in: they would only wait for their refusal. */
const FULL = 100;
/** The same for whoever is paying, who is sent away last. */
const FULL_FOR_PAYERS = 200;
const PAYING = /^\/(?:api\/client\/v1\/customer\/order|myPage\/order\/payment)\//i;
/** Files from memory cost the database nothing. */
const FROM_MEMORY = /^\/(?:static|assets)\//;
/** Requests without a body: only they are inside from their beginning, whoever sends one slowly is at work himself. */
const READING = new Set(['GET', 'HEAD']);

/** What the gate asks of an open shop. */
export interface OpenShop {
  readonly handler: Handler;
  /** Whether the shop can serve: asked by `/readyz`. */
  isReady(): Promise<boolean>;
  /** Requests waiting for the database now. */
  waitingCount(): number;
}

/** Stands before the shop while it comes up, is overrun and goes down. */
export interface Gate {
  readonly handler: Handler;
  /** Lets requests through. */
  open(shop: OpenShop): void;
  /** `/readyz` says no from now on; requests still pass. */
  close(): void;
}

/** Answers the probes at all times, and everything else as long as the shop is open and not overrun. */
export function createGate(crowd: Crowd = createCrowd()): Gate {
  let shop: OpenShop | null = null;
  let closing = false;
  const handler: Handler = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return probe(true);
    if (pathname === '/readyz') return probe(!closing && (await within(PROBE_LIMIT_MS, shop?.isReady())));
    if (shop === null) return comeBack(request);
    if (FROM_MEMORY.test(pathname)) return shop.handler(request);
    if (isFull(shop, crowd, PAYING.test(pathname))) return comeBack(request);
    const { handler: serve } = shop;
    return READING.has(request.method) ? crowd.inside(() => serve(request)) : serve(request);
  };
  return {
    handler,
    open(opened) {
      shop = opened;
    },
    close() {
      closing = true;
    },
  };
}

function isFull(shop: OpenShop, crowd: Crowd, isPaying: boolean): boolean {
  return shop.waitingCount() > (isPaying ? FULL_FOR_PAYERS : FULL) || !crowd.hasRoom(isPaying);
}

function probe(ok: boolean): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(ok ? 'ok\n' : 'unavailable\n', { status: ok ? 200 : 503, headers });
}

const PAGE = `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>잠시 후 다시 시도해 주세요</title><h1>잠시 후 다시 시도해 주세요</h1><p>Please try again in a moment.</p></html>`;

/** For now not; a page asks again by itself. */
function comeBack(request: Request): Response {
  const busy = busyResponse(request);
  busy.headers.set('x-content-type-options', 'nosniff');
  if (!(request.headers.get('accept') ?? '').includes('text/html')) return busy;
  busy.headers.set('content-type', 'text/html; charset=utf-8');
  busy.headers.set('content-security-policy', `default-src 'none'`);
  busy.headers.set('refresh', '2');
  return new Response(PAGE, { status: busy.status, headers: busy.headers });
}

/** The answer, or no when there is none, it fails or does not come in time. */
async function within(limitMs: number, answer: Promise<boolean> | undefined): Promise<boolean> {
  if (answer === undefined) return false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  return Promise.race([answer.catch(() => false), late]).finally(() => clearTimeout(timer));
}
