import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Clock } from '@dealstore/commerce-core/domain';
import type { Settings } from '../environment.ts';

type Place = Pick<Settings, 'host' | 'port'>;

/**
 * How often a start looks whether its port is still free, in ms: a start beside it hears of it within a second.
 */
const LOOK_MS = 800;

/**
 * Rejects with the system's error, such as EADDRINUSE, where the shop could not listen. It listens for an instant only.
 */
export async function assertPortIsFree({ host, port }: Place): Promise<void> {
  const probe = createServer();
  const opened = once(probe, 'listening');
  probe.listen(port, host);
  await opened;
  await new Promise((resolve) => probe.close(resolve));
}

/** Looks at a port again and again while a shop starts, which listens on it only in the end. */
export interface PortWatch {
  /** Resolves once the port is let alone. */
  stop(): Promise<void>;
}

/**
 * Watches a port that was free. @param onTaken takes the system's error, once; the port was in use at two looks in a
 * row, for another start that looks is in its way for an instant as well
 */
export function watchPort(place: Place, clock: Clock, onTaken: (error: unknown) => void): PortWatch {
  let isStopped = false;
  let wasTaken = false;
  let looking = Promise.resolve();
  let timer: unknown;
  const look = async (): Promise<void> => {
    const refusal = await assertPortIsFree(place).then(
      () => null,
      (error: unknown) => error,
    );
    if (isStopped) return;
    if (refusal !== null && wasTaken) return onTaken(refusal);
    wasTaken = refusal !== null;
    lookLater(wasTaken ? LOOK_MS / 8 : LOOK_MS);
  };
  const lookLater = (delayMs: number): void => {
    timer = clock.setTimeout(() => (looking = look()), delayMs);
  };
  lookLater(LOOK_MS);
  return {
    stop: () => {
      isStopped = true;
      clock.clearTimeout(timer);
      return looking;
    },
  };
}
