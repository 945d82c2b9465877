/** How long a page whose file cannot be loaded is asked for, before the network is said to be away: 5 s. Assumed. */
const PAGE_LIMIT_MS = 5_000;

/** Whether the shop has a page, or says anything else of it than that it fails. */
export async function isReachable(page: string): Promise<boolean> {
  const limits = { cache: 'no-store', redirect: 'manual', signal: AbortSignal.timeout(PAGE_LIMIT_MS) } as const;
  const answer = await fetch(page, { method: 'HEAD', ...limits }).catch(() => null);
  return answer !== null && answer.status < 500;
}
