import { commandOf, isAlive, parentOf, startedAt } from '@dealstore/api/process-identity';

/** How the package managers and the shell between them look that stand between a person and this process. */
const WRAPPER = /\b(npx|npm|pnpm|corepack)\b|scripts\/check-node\b|shop\/src\/start\b/;
const POLL_MS = 500;
const MOST = 16;

/**
 * Calls back once when the process that started this one, or a package manager above it, is gone: npx hands no signal
 * on, so this is how its end is heard.
 */
export function watchParents(onGone: () => void): { stop(): void } {
  const watched = [process.ppid, ...wrappersAbove(process.ppid)].map((pid) => ({ pid, since: startedAt(pid) }));
  const isGone = (): boolean =>
    process.ppid !== watched[0]?.pid || watched.some(({ pid, since }) => !isAlive(pid) || startedAt(pid) !== since);
  const timer = setInterval(() => {
    if (!isGone()) return;
    clearInterval(timer);
    onGone();
  }, POLL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

function wrappersAbove(pid: number): readonly number[] {
  const found: number[] = [];
  for (let at = pid; found.length < MOST && WRAPPER.test(commandOf(at));) {
    const parent = parentOf(at);
    if (parent === null || parent <= 1 || !WRAPPER.test(commandOf(parent))) break;
    found.push(parent);
    at = parent;
  }
  return found;
}
