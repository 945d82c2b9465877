import type { Behavior } from './behavior.ts';

/** The shop's own history of what visitors do; an adapter knows the client id of its browser. Spec §7. */
export interface BehaviorApi {
  /** Records one entry, even while the page is being left. Rejects with INVALID_REQUEST and TOO_MANY_REQUESTS. */
  record(behavior: Behavior): Promise<void>;
}
