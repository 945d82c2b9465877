import { isAlive } from './process-identity.ts';

const POLL_MS = 500;

/** Looks after a postmaster that is ours. */
export interface PostmasterWatch {
  /** The server's number now; it changes when the server had to be started again. */
  pid(): number;
  /** Looks no more, calls off a start under way and answers the server's number. */
  end(): Promise<number>;
}

/**
 * Starts the server again when it has ended by itself (killed, out of memory); a failed start is tried again.
 * @param startAgain answers the new number as soon as the server is ready or the start is called off
 */
export function watchPostmaster(first: number, startAgain: (signal: AbortSignal) => Promise<number>): PostmasterWatch {
  const ending = new AbortController();
  let pid = first;
  let starting: Promise<void> | null = null;
  const restart = async (): Promise<void> => {
    pid = await startAgain(ending.signal).catch(() => pid);
    starting = null;
  };
  const timer = setInterval(() => {
    if (starting === null && !isAlive(pid)) starting = restart();
  }, POLL_MS);
  timer.unref();
  return {
    pid: () => pid,
    end: async () => {
      clearInterval(timer);
      ending.abort();
      await starting;
      return pid;
    },
  };
}
