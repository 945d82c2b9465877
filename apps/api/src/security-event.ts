import { createHmac, randomBytes } from 'node:crypto';
import type { CommerceErrorCode, MemberNo } from '@dealstore/commerce-core/domain';
import type { Log } from './log.ts';
import { currentRequestId } from './http/request-id.ts';

/** Which kind of client it was, as a session says. */
type Client = 'WEB' | 'APP';

/**
 * Everything the log says of security, each with a name of its own. Members are numbers, askers digests; no phone,
 * name, address, token or code is ever in one. What each means to an operator who builds alerts: docs/operating.md.
 */
export type SecurityEvent =
  | {
      readonly event: 'login.succeeded';
      readonly memberNo: MemberNo;
      readonly client: Client;
      /** As `deviceLabel` names it. */
      readonly device: string;
      readonly hasJoined: boolean;
    }
  | {
      readonly event: 'login.failed';
      readonly code: CommerceErrorCode;
      /** As `networkMark` says. */
      readonly network: string;
    }
  | { readonly event: 'device.new'; readonly memberNo: MemberNo; readonly client: Client; readonly device: string }
  | {
      /** The last try of a code was wrong: it opens nothing any more. */
      readonly event: 'code.exhausted';
      readonly purpose: 'LOGIN' | 'ADULT' | 'PHONE' | 'WITHDRAWAL' | 'GIFT';
      /** Null for a guest. */
      readonly memberNo: MemberNo | null;
      readonly network: string;
    }
  | {
      /** A rotated user token came again after its grace: its session has been ended. RFC 9700 §4.14. */
      readonly event: 'token.replayed';
      readonly memberNo: MemberNo;
      readonly client: Client;
      readonly network: string;
    }
  | {
      readonly event: 'session.ended';
      readonly memberNo: MemberNo;
      readonly reason: 'LOG_OUT' | 'ENDED_BY_MEMBER' | 'PHONE_CHANGED' | 'PHONE_REASSIGNED';
      /** How many ended at once. */
      readonly sessionCnt: number;
    }
  | { readonly event: 'phone.changed'; readonly memberNo: MemberNo }
  | {
      /** The caller has asked too often; once until their wait is over. */
      readonly event: 'limit.reached';
      /** Its name in the contract. */
      readonly operation: string;
      /** Null for a guest. */
      readonly memberNo: MemberNo | null;
      readonly network: string;
      /** Seconds. */
      readonly retryAfter: number;
    }
  | { readonly event: 'account.left'; readonly memberNo: MemberNo }
  | {
      readonly event: 'desk.decided';
      readonly desk: 'claim' | 'inquiry' | 'review';
      readonly decision: string;
      /** Number of the claim, inquiry or review. */
      readonly subjectNo: number;
    };

/**
 * Writes an event with the id of the request it came from. Called once what it says is committed: what was
 * rolled back has not happened.
 */
export function writeSecurityEvent(log: Pick<Log, 'security'>, event: SecurityEvent): void {
  log.security({ ...event, requestId: currentRequestId() });
}

/** Drawn by each process for itself and kept nowhere: once it has ended, no mark leads back to a network. */
const NETWORK_KEY = randomBytes(32);

/** The asker's network as a keyed digest: the same letters for the same network until the process ends. */
export function networkMark(clientAddress: string): string {
  return createHmac('sha256', NETWORK_KEY).update(clientAddress).digest('base64url').slice(0, 16);
}
