import { busyResponse, type Handler, type Log, shedRequests } from '@dealstore/api/server';
import { failurePage } from '@dealstore/storefront/failure-page';
import { secureHeaders } from '@dealstore/storefront/security-headers';
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.ts';
import { type ReadinessCheck, readinessInTime } from './readiness.ts';

/** Requests waiting for a database connection beyond which new ones are shed. */
const MAX_WAITING = 100;
/** The same for payments, which are shed last. */
const MAX_WAITING_PAYMENTS = 200;
const PAYMENT_PATH = /^\/(?:api\/client\/v1\/customer\/order|myPage\/order\/payment)\//i;
/** Files of the build come from memory. Pictures do not: they are read from a disk, or rendered. */
const STATIC_PATH = /^\/static\//;
/** Only these count toward the limit: a request with a body may spend its time sending it. */
const METHODS_WITHOUT_BODY = new Set(['GET', 'HEAD']);

/** What admission control needs to know of a shop that is up. */
export interface AdmittedShop {
  readonly handler: Handler;
  /** Why the shop cannot serve, null when it can; `/readyz` asks. */
  readonly readiness: ReadinessCheck;
  /** Requests waiting for a database connection now. */
  waitingCount(): number;
  /** Answers `/metrics`. */
  readonly metrics?: Handler;
}

/** Admission control in front of the shop: while it starts, is overloaded and stops. */
export interface Admission {
  readonly handler: Handler;
  /** Admits requests from now on. */
  open(shop: AdmittedShop): void;
  /** Requests that are worked on now, without those that still send their body. */
  inFlight(): number;
  /** Makes `/readyz` answer 503 from now on; requests are still admitted. */
  drain(): void;
}

/** How requests are admitted. */
export interface AdmissionOptions {
  readonly limit?: ConcurrencyLimit;
  /** Whether the public scheme is https. */
  readonly secure?: boolean;
}

/**
 * Answers the health probes always, hands requests on to an open shop, and sheds load: a request that would wait too
 * long is answered 503 with Retry-After at once. Every answer carries the security headers.
 */
export function createAdmission(
  log: Pick<Log, 'warn'>,
  { limit = createConcurrencyLimit(), secure = false }: AdmissionOptions = {},
): Admission {
  let shop: AdmittedShop | null = null;
  let draining = false;
  let lastReason: string | null = null;

  const reasonNotReady = async (): Promise<string | null> => {
    if (draining) return 'stopping';
    if (shop === null) return 'starting';
    const reason = await readinessInTime(shop.readiness);
    // A probe asks every few seconds: one line for each change.
    if (reason !== lastReason) log.warn({ reason }, reason === null ? 'ready again' : 'not ready');
    lastReason = reason;
    return reason;
  };
  const admit: Handler = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return probeResponse(null);
    if (pathname === '/readyz') return probeResponse(await reasonNotReady());
    if (shop === null) return unavailableResponse(request);
    if (STATIC_PATH.test(pathname)) return shop.handler(request);
    if (pathname === '/metrics' && shop.metrics !== undefined) return shop.metrics(request);
    if (isOverloaded(shop, limit, PAYMENT_PATH.test(pathname))) {
      shedRequests.inc();
      return unavailableResponse(request);
    }
    const { handler: serve } = shop;
    return METHODS_WITHOUT_BODY.has(request.method) ? limit.run(() => serve(request)) : serve(request);
  };
  return {
    handler: async (request) => {
      const response = await admit(request);
      secureHeaders(response.headers, { secure });
      return response;
    },
    inFlight: () => limit.inFlight(),
    open(opened) {
      shop = opened;
    },
    drain() {
      draining = true;
    },
  };
}

function isOverloaded(shop: AdmittedShop, limit: ConcurrencyLimit, isPayment: boolean): boolean {
  return shop.waitingCount() > (isPayment ? MAX_WAITING_PAYMENTS : MAX_WAITING) || !limit.admits(isPayment);
}

/** @param reason why not, null for yes */
function probeResponse(reason: string | null): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(`${reason ?? 'ok'}\n`, { status: reason === null ? 200 : 503, headers });
}

/** 503 with Retry-After; as HTML for a browser, which then reloads by itself. */
function unavailableResponse(request: Request): Response {
  const busy = busyResponse(request);
  if (!(request.headers.get('accept') ?? '').includes('text/html')) return busy;
  busy.headers.set('content-type', 'text/html; charset=utf-8');
  busy.headers.set('content-security-policy', `default-src 'none'`);
  busy.headers.set('refresh', '2');
  return new Response(failurePage(request), { status: busy.status, headers: busy.headers });
}
