/** Longest wait of `/readyz` for an answer, in ms; then the shop is not ready. */
const READINESS_LIMIT_MS = 1_500;

/** Says why the shop cannot serve now, in words for its operator; null when it can. */
export type ReadinessCheck = () => Promise<string | null>;

/** Longest wait of the backend's own `/readyz`, in ms: less, so that this check has an answer of its own. */
const BACKEND_LIMIT_MS = 1_200;
/** How long an answer to a forwarded call says that the backend serves, in ms. Assumed: 5 s. */
const ANSWER_COUNTS_MS = 5_000;
/** Steps in which a wait is counted: a step takes one turn of the event loop at least, however late that comes. */
const STEPS = 15;

/** The backend at API_URL, as a storefront without one of its own sees it. */
export interface WatchedBackend {
  readonly readiness: ReadinessCheck;
  /** Is told the status of each answer to a forwarded call. */
  answered(status: number): void;
}

/**
 * Ready when the backend at API_URL answers its own `/readyz`; one that has no such address is alive and enough. Under
 * load the question waits behind the calls of visitors, here and there: while those are answered, no answer to it says
 * nothing.
 */
export function watchBackend(apiUrl: URL, now: () => number = () => performance.now()): WatchedBackend {
  let answeredAt = Number.NEGATIVE_INFINITY;
  const ask = async (signal: AbortSignal): Promise<string | null> => {
    try {
      const { status, body } = await fetch(new URL('/readyz', apiUrl.origin), { redirect: 'manual', signal });
      await body?.cancel();
      return status < 500 ? null : `the backend at API_URL answers ${status}`;
    } catch {
      return 'the backend at API_URL cannot be reached';
    }
  };
  return {
    readiness: () => {
      const over = new AbortController();
      return within(BACKEND_LIMIT_MS, ask(over.signal), () => {
        over.abort();
        return now() - answeredAt < ANSWER_COUNTS_MS ? null : 'the backend at API_URL does not answer';
      });
    },
    answered(status) {
      if (status < 500) answeredAt = now();
    },
  };
}

/** The answer of a check; a check that fails or takes too long is an answer as well. */
export function readinessInTime(check: ReadinessCheck): Promise<string | null> {
  return within(READINESS_LIMIT_MS, check().catch(reasonOf), () => 'the check takes too long');
}

/**
 * Waits for an answer, and for no longer than this process could have heard it: time in which its event loop was busy
 * with others is not the check's.
 */
async function within(
  limitMs: number,
  answer: Promise<string | null>,
  otherwise: () => string | null,
): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<null>((resolve) => {
    const step = (left: number): void => {
      timer = setTimeout(() => (left > 1 ? step(left - 1) : resolve(null)), limitMs / STEPS);
    };
    step(STEPS);
  });
  const first = await Promise.race([answer.then((reason) => ({ reason })), isOver]).finally(() => clearTimeout(timer));
  return first === null ? otherwise() : first.reason;
}

function reasonOf(error: unknown): string {
  const isOtherCode = error instanceof Error && error.name === 'MigrationMismatch';
  return isOtherCode ? 'the database was migrated by other code than this' : 'the database cannot be reached';
}
