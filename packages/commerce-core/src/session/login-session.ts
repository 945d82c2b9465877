import type { SessionNo } from '../value/identifiers.ts';
import { DAY_MS } from '../value/time.ts';

/** A log-in of a member that has not ended. Assumed: the specification shows none. */
export interface LoginSession {
  /** Names the session; no secret. */
  readonly sessionNo: SessionNo;
  /** Browser and system, as `Chrome · Windows`; empty when neither is known. */
  readonly device: string;
  readonly client: 'WEB' | 'APP';
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly startYmdt: string;
  /** To within the life of a server token; yyyy-MM-dd HH:mm:ss, KST. */
  readonly lastUseYmdt: string;
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
}

/** Sessions listed at most. Assumed. */
export const LOGIN_SESSION_LIMIT = 100;

/** How long a device is remembered after its last log-in: 400 days, the longest life of a cookie (RFC 6265bis §5.5). */
export const LOGIN_DEVICE_KEPT_MS = 400 * DAY_MS;

/**
 * Whether a member is told of a log-in: from a device they never used, unless it is the first one we know of.
 * Assumed: nothing is strange to a member who has just joined.
 * @param knownDeviceCnt devices the member has logged in from before, this one not counted
 */
export function isNewDevice({
  isKnown,
  knownDeviceCnt,
}: {
  readonly isKnown: boolean;
  readonly knownDeviceCnt: number;
}) {
  return !isKnown && knownDeviceCnt > 0;
}
