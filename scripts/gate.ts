import type { Handler } from '../apps/api/src/listen.ts';

/** Longest wait of `/readyz` for the database, in ms; then it says no. */
const PROBE_LIMIT_MS = 1_500;

/** Stands before the shop while it comes up and goes down. */
export interface Gate {
  readonly handler: Handler;
  /** Lets requests through; from now on `/readyz` asks `isReady`. */
  open(shop: Handler, isReady: () => Promise<boolean>): void;
  /** `/readyz` says no from now on; requests still pass. */
  close(): void;
}

/** Answers the probes at all times, and everything else once the shop is open. */
export function createGate(): Gate {
  let shop: Handler | null = null;
  let isReady: () => Promise<boolean> = async () => false;
  const handler: Handler = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return probe(true);
    if (pathname === '/readyz') return probe(await within(PROBE_LIMIT_MS, isReady()));
    return shop === null ? startingSoon() : shop(request);
  };
  return {
    handler,
    open(opened, asks) {
      shop = opened;
      isReady = asks;
    },
    close() {
      isReady = async () => false;
    },
  };
}

function probe(ok: boolean): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(ok ? 'ok\n' : 'unavailable\n', { status: ok ? 200 : 503, headers });
}

function startingSoon(): Response {
  return Response.json(
    { code: 'BUSY', message: '' },
    { status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } },
  );
}

/** The answer, or no when it fails or does not come in time. */
async function within(limitMs: number, answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  return Promise.race([answer.catch(() => false), late]).finally(() => clearTimeout(timer));
}
