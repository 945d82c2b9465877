import type { Intent } from './pending-target.ts';

/** What is left to do after a log-in. */
export interface ResumedTarget {
  /** Where to go; null where the host has already brought the visitor there. */
  readonly path: string | null;
  readonly intent: Intent | null;
}

/**
 * Where a guest wanted to go, and what to do there, kept until the log-in, 10 minutes at most. Never throws. Spec §4.
 */
export interface PendingTargetStore {
  /** Keeps a target in place of an earlier one; a path that is not of this shop is not kept. Never awaited. */
  save(path: string, intent: Intent | null): void;
  /**
   * Takes the target after the log-in; gone once taken, so that it happens once. Null when there is none.
   * @param isWanted leaves a target in place that another caller takes; takes any unless given
   */
  take(isWanted?: (target: ResumedTarget) => boolean): ResumedTarget | null;
}
