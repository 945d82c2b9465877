import { isatty } from 'node:tty';
import { watchParentProcesses } from './parent-processes.ts';

/** A shutdown that takes longer has failed: the process exits anyway. */
const SHUTDOWN_LIMIT_MS = 9_500;
/** One Ctrl-C may arrive twice, from the terminal and from a package manager: within this time it counts once. */
const SAME_SIGNAL_MS = 400;

/** Whether this process is shutting down, and what it cleans up then. */
export interface Shutdown {
  /** Whether shutdown has begun. */
  readonly requested: boolean;
  /** Aborts when shutdown begins. */
  readonly signal: AbortSignal;
  /** Gives the clean-up this much more time, in ms. */
  allow(moreMs: number): void;
  /** Sets what runs before the process exits; it replaces what was set before. */
  onShutdown(cleanUp: () => Promise<void>): void;
}

/**
 * Shuts this process down gracefully on SIGTERM, SIGINT, when its terminal hangs up, or when the package manager that
 * started it is gone: exit code 0 after the clean-up, 1 when that took too long or a second signal came.
 */
export function handleShutdown(): Shutdown {
  let requestedAt: number | null = null;
  let limitMs = SHUTDOWN_LIMIT_MS;
  const controller = new AbortController();
  let cleanUp = (): Promise<void> => Promise.resolve();
  const shutDown = async (): Promise<void> => {
    await cleanUp();
    process.exit(0);
  };
  const giveUp = (): void => {
    console.error(`shutdown did not finish within ${limitMs / 1_000} seconds; exiting anyway`);
    process.exit(1);
  };
  const request = (): void => {
    const now = performance.now();
    if (requestedAt === null) {
      requestedAt = now;
      setTimeout(giveUp, limitMs).unref();
      controller.abort();
      void shutDown();
    } else if (now - requestedAt > SAME_SIGNAL_MS) {
      process.exit(1);
    }
  };
  // NOTE: Node undoes what nohup does to SIGHUP; who uses nohup has no terminal, and stays.
  const hasTerminal = [0, 1, 2].some((stream) => isatty(stream));
  process
    .on('SIGTERM', request)
    .on('SIGINT', request)
    .on('SIGHUP', hasTerminal ? request : () => undefined);
  watchParentProcesses((command) => {
    if (requestedAt !== null) return;
    console.error(`"${command}" has ended, which started this process: it stops as well`);
    request();
  });
  return {
    get requested() {
      return requestedAt !== null;
    },
    signal: controller.signal,
    allow(moreMs) {
      limitMs = SHUTDOWN_LIMIT_MS + moreMs;
    },
    onShutdown(next) {
      cleanUp = next;
    },
  };
}
