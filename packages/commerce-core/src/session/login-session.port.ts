import type { SessionNo } from '../value/identifiers.ts';
import type { LoginSession } from './login-session.ts';

/** Where a member is logged in. Every method rejects with a CommerceError and with nothing else. */
export interface LoginSessionApi {
  /** Sessions that are alive, the present one first, then those used last. */
  list(signal?: AbortSignal): Promise<readonly LoginSession[]>;
  /**
   * Ends a session of the member with both its tokens; rejects with NOT_FOUND for one that is over or another member's.
   */
  end(sessionNo: SessionNo, signal?: AbortSignal): Promise<void>;
  /** Ends every session of the member but the present one. */
  endOthers(signal?: AbortSignal): Promise<void>;
}
