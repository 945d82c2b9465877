import { watchParents } from './parent-processes.ts';

/** A stop that takes longer has gone wrong: the process ends anyway. */
const STOP_LIMIT_MS = 9_500;
/** One Ctrl-C may arrive twice, from the terminal and from a package manager: within this it counts once. */
const SAME_SIGNAL_MS = 400;

/** How a process is asked to end. */
export interface EndOfLife {
  /** Whether it has been asked already. */
  readonly asked: boolean;
  /** Tells what must be given back before the end; what is still coming up is waited for. */
  giveBack(stop: () => Promise<void>): void;
}

/**
 * Ends this process on SIGTERM, SIGINT, SIGHUP, or when whoever started it is gone: exit code 0 after everything was
 * given back, 1 when that took too long or a second signal came.
 */
export function awaitEndOfLife(): EndOfLife {
  let askedAt: number | null = null;
  let stop = (): Promise<void> => Promise.resolve();
  const end = async (): Promise<void> => {
    await stop();
    process.exit(0);
  };
  const giveUp = (): void => {
    console.error(`not everything was given back within ${STOP_LIMIT_MS / 1_000} seconds`);
    process.exit(1);
  };
  const ask = (): void => {
    const now = performance.now();
    if (askedAt === null) {
      askedAt = now;
      setTimeout(giveUp, STOP_LIMIT_MS).unref();
      void end();
    } else if (now - askedAt > SAME_SIGNAL_MS) {
      process.exit(1);
    }
  };
  process.on('SIGTERM', ask).on('SIGINT', ask).on('SIGHUP', ask);
  watchParents(() => {
    if (askedAt === null) ask();
  });
  return {
    get asked() {
      return askedAt !== null;
    },
    giveBack(give) {
      stop = give;
    },
  };
}
