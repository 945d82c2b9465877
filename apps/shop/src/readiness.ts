/** Longest wait of `/readyz` for an answer, in ms; then the shop is not ready. */
const READINESS_LIMIT_MS = 1_500;

/** Says why the shop cannot serve now, in words for its operator; null when it can. */
export type ReadinessCheck = () => Promise<string | null>;

/** Ready when the backend at API_URL answers its own `/readyz`; one that has no such address is alive and enough. */
export function backendReadiness(apiUrl: URL): ReadinessCheck {
  return async () => {
    try {
      const signal = AbortSignal.timeout(READINESS_LIMIT_MS);
      const { status, body } = await fetch(new URL('/readyz', apiUrl.origin), { signal, redirect: 'manual' });
      await body?.cancel();
      return status < 500 ? null : `the backend at API_URL answers ${status}`;
    } catch {
      return 'the backend at API_URL cannot be reached';
    }
  };
}

/** The answer of a check; a check that fails or takes too long is an answer as well. */
export async function readinessInTime(check: ReadinessCheck): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('the check takes too long'), READINESS_LIMIT_MS);
  });
  const checked = check().catch(reasonOf);
  return Promise.race([checked, timeout]).finally(() => clearTimeout(timer));
}

function reasonOf(error: unknown): string {
  const isOtherCode = error instanceof Error && error.name === 'MigrationMismatch';
  return isOtherCode ? 'the database was migrated by other code than this' : 'the database cannot be reached';
}
