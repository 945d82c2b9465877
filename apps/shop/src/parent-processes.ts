import { commandOf, isAlive, parentOf, startedAt } from '@dealstore/api/process-identity';

/** Command lines of the package managers and the shell between them, between a person and this process. */
const WRAPPER_COMMAND = /\b(npx|npm|pnpm|corepack)\b|scripts\/check-node\b|shop\/src\/start\b/;
const POLL_MS = 500;
const MAX_DEPTH = 16;

/**
 * Calls back once when the process that started this one, or a package manager above it, is gone: npx forwards no
 * signal, so its end is noticed by polling.
 */
export function watchParentProcesses(onExit: () => void): { stop(): void } {
  const watched = [process.ppid, ...wrappersAbove(process.ppid)].map((pid) => ({ pid, since: startedAt(pid) }));
  const hasExited = (): boolean =>
    process.ppid !== watched[0]?.pid || watched.some(({ pid, since }) => !isAlive(pid) || startedAt(pid) !== since);
  const timer = setInterval(() => {
    if (!hasExited()) return;
    clearInterval(timer);
    onExit();
  }, POLL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

function wrappersAbove(pid: number): readonly number[] {
  const found: number[] = [];
  for (let at = pid; found.length < MAX_DEPTH && WRAPPER_COMMAND.test(commandOf(at));) {
    const parent = parentOf(at);
    if (parent === null || parent <= 1 || !WRAPPER_COMMAND.test(commandOf(parent))) break;
    found.push(parent);
    at = parent;
  }
  return found;
}
