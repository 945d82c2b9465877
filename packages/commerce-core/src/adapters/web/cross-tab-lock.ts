import type { Clock } from '../../platform/clock.port.ts';
import { clientId } from '../../platform/client-id.ts';
import type { Random } from '../../platform/random.port.ts';
import type { BrowserStorage } from './browser-store.ts';

/** Runs pieces of work one after another over every tab of a browser; rejects with what the work rejects with. */
export type CrossTabLock = <T>(work: () => Promise<T>) => Promise<T>;

/** As much of the browser's lock manager as is used. */
export interface PageLocks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** As much of the browser's storage as a lease needs. */
export type TabStorage = Pick<BrowserStorage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the lock is made of. */
export interface CrossTabLockHost {
  /** Null where the browser has none. */
  readonly locks: PageLocks | null;
  /** A function, for merely touching `localStorage` can throw. */
  readonly storage: () => TabStorage;
  readonly clock: Clock;
  readonly random: Random;
}

/** Name of the lock, and key of the lease. */
const NAME = 'session-lock';

/**
 * Longest time a lease is honored, in milliseconds: 10 s, as long as the backend forgives a token used twice. Assumed.
 */
export const LEASE_MS = 10_000;

/**
 * Time in which a lease written at the same instant by another tab shows, in milliseconds. Assumed:
 * storage events arrive at once.
 */
export const LEASE_SETTLE_MS = 50;

/**
 * Runs work under a Web Lock, and where there are none under a lease in the storage of the browser. The lease is no
 * true lock: who loses it halfway finds the session changed, or is given the same answer again by the backend. With
 * storage blocked, each tab has a lock of its own.
 */
export function createCrossTabLock({ locks, storage, clock, random }: CrossTabLockHost): CrossTabLock {
  const pause = () => new Promise<void>((resolve) => void clock.setTimeout(() => resolve(), LEASE_SETTLE_MS));
  let last: Promise<unknown> = Promise.resolve();

  const byLease: CrossTabLock = (work) => {
    const leased = async () => {
      const lease = leaseOf(storage, clock, clientId(random));
      while (!(await lease.isTaken(pause))) await pause();
      try {
        return await work();
      } finally {
        lease.giveBack();
      }
    };
    const mine = last.then(leased, leased);
    last = mine.catch(() => undefined);
    return mine;
  };

  return async (work) => {
    if (locks === null) return byLease(work);
    let isStarted = false;
    try {
      return await locks.request(NAME, () => {
        isStarted = true;
        return work();
      });
    } catch (thrown) {
      // NOTE: a browser may have locks and refuse them to this page; work that has begun must not begin again.
      if (isStarted) throw thrown;
      return byLease(work);
    }
  };
}

function leaseOf(storage: () => TabStorage, clock: Clock, owner: string) {
  const holder = (): string | null => {
    const [name, until] = (storage().getItem(NAME) ?? '').split('.');
    const isHeld = name !== undefined && Number(until) > clock.now() && Number(until) <= clock.now() + LEASE_MS;
    return isHeld ? name : null;
  };
  return {
    isTaken: async (settle: () => Promise<void>): Promise<boolean> => {
      try {
        if (holder() !== null) return false;
        storage().setItem(NAME, `${owner}.${clock.now() + LEASE_MS}`);
        await settle();
        // A note that is gone at once was not kept at all: such a storage tells the tabs nothing.
        return (holder() ?? owner) === owner;
      } catch {
        return true;
      }
    },
    giveBack: (): void => {
      try {
        if (holder() === owner) storage().removeItem(NAME);
      } catch {
        // Storage that is blocked holds no lease.
      }
    },
  };
}
