/** Timeout of the request after which the network counts as down: 5 s. Assumed. */
const PAGE_LIMIT_MS = 5_000;

/** Whether the shop answers a request for a page with anything but a server error. */
export async function isReachable(page: string): Promise<boolean> {
  const limits = { cache: 'no-store', redirect: 'manual', signal: AbortSignal.timeout(PAGE_LIMIT_MS) } as const;
  const answer = await fetch(page, { method: 'HEAD', ...limits }).catch(() => null);
  return answer !== null && answer.status < 500;
}
