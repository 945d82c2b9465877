import type { EpochMs } from '../value/time.ts';
import {
  REFRESH_GAP_MS,
  REFRESH_RETRY_LIMIT_MS,
  REFRESH_RETRY_MS,
  refreshWaitMs,
  type SessionVersion,
} from './session-version.ts';
import { guardNavigation, NO_TOKENS, type TokenPresence, type VerificationAnswer } from './session.ts';

/** A navigation that waits for the guard. */
export interface PendingNavigation {
  readonly from: string | null;
  readonly to: string;
}

/** The session of the host at one instant. */
export interface SessionSnapshot {
  readonly tokens: TokenPresence;
  readonly version: SessionVersion | null;
  readonly readAt: EpochMs;
}

/** Context of the machine; never a token. */
export interface SessionContext {
  readonly tokens: TokenPresence;
  readonly version: SessionVersion | null;
  /** When this device saw the current user token appear; null for one that existed before. */
  readonly cameAt: EpochMs | null;
  /** Time until the user token is refreshed, in milliseconds; null without one. */
  readonly refreshInMs: number | null;
  /** Time until a refresh that does not reach the backend is tried again, in milliseconds. */
  readonly refreshRetryMs: number;
  readonly navigation: PendingNavigation | null;
  /** Whether a call reported the end of the session while it was being read. */
  readonly isOver: boolean;
  /** Why the session is ending, while it is. */
  readonly endReason: SessionEndReason;
}

/**
 * Why a session ended: the member asked for it, did nothing for too long, a call was refused, or no new token could be
 * had. Where each leads is the host's to say.
 */
export type SessionEndReason = 'logOut' | 'idle' | 'refused' | 'renewalFailed';

/** Events of the session. */
export type SessionEvent =
  | { readonly type: 'navigate'; readonly from: string | null; readonly to: string }
  | { readonly type: 'logIn'; readonly answer: VerificationAnswer }
  | { readonly type: 'logOut' }
  | { readonly type: 'idle' }
  | { readonly type: 'expired'; readonly code: string }
  | { readonly type: 'presenceChanged' };

/** What the session emits; how a page, a shell or a test carries it out is the host's to say. */
export type SessionEmittedEvent =
  /** The guard lets the navigation through. */
  | { readonly type: 'proceed'; readonly to: string }
  /** A guest navigates to a page for members. */
  | { readonly type: 'loginRequired'; readonly target: string }
  /** A member navigates to the log-in. */
  | { readonly type: 'alreadyLoggedIn' }
  /** The session is over and its tokens are cleared; emitted once. */
  | { readonly type: 'ended'; readonly reason: SessionEndReason }
  | { readonly type: 'loggedIn' }
  | { readonly type: 'termsRequired' }
  | {
      readonly type: 'notice';
      readonly text: 'session-expired' | 'login-required' | 'log-in-failed' | 'no-answer';
    };

/** The context before the first read. */
export const UNREAD_SESSION: SessionContext = {
  tokens: NO_TOKENS,
  version: null,
  cameAt: null,
  refreshInMs: null,
  refreshRetryMs: REFRESH_RETRY_MS,
  navigation: null,
  isOver: false,
  endReason: 'logOut',
};

/**
 * Applies a snapshot of the host. A user token that has changed is dated by this device's own clock, so a wrong clock
 * costs no more than one refresh.
 */
export function applySnapshot(
  context: SessionContext,
  { tokens, version, readAt }: SessionSnapshot,
): Pick<SessionContext, 'tokens' | 'version' | 'cameAt' | 'refreshInMs'> {
  if (version === null) return { tokens, version, cameAt: null, refreshInMs: null };
  const isKnown = context.version?.generation === version.generation && context.version.login === version.login;
  const cameAt = isKnown || context.version === null ? context.cameAt : readAt;
  return { tokens, version, cameAt, refreshInMs: refreshWaitMs(version, readAt, cameAt ?? version.issuedAt) };
}

/**
 * Applies the snapshot after a refresh: its user token is new, whatever its version, and is not refreshed for a while.
 */
export function applyRefreshed(
  context: SessionContext,
  snapshot: SessionSnapshot,
): Pick<SessionContext, 'tokens' | 'version' | 'cameAt' | 'refreshInMs' | 'refreshRetryMs'> {
  const { tokens, version, readAt } = snapshot;
  if (version === null) return { ...applySnapshot(context, snapshot), refreshRetryMs: REFRESH_RETRY_MS };
  const refreshInMs = Math.max(REFRESH_GAP_MS, refreshWaitMs(version, readAt, readAt));
  return { tokens, version, cameAt: readAt, refreshInMs, refreshRetryMs: REFRESH_RETRY_MS };
}

/** Plans the next attempt of a refresh that did not reach the backend, and doubles the time before the one after. */
export function applyFailedRefresh({
  refreshRetryMs,
}: SessionContext): Pick<SessionContext, 'refreshInMs' | 'refreshRetryMs'> {
  return { refreshInMs: refreshRetryMs, refreshRetryMs: Math.min(2 * refreshRetryMs, REFRESH_RETRY_LIMIT_MS) };
}

/** The pending navigation, in states that always have one. */
export function pendingNavigationOf({ navigation }: SessionContext): PendingNavigation {
  if (navigation === null) throw new Error('the session machine guards a navigation only while one is pending');
  return navigation;
}

/** The guard's decision on the pending navigation. Spec §4. */
export function guardAnswerOf({ navigation, tokens }: SessionContext): ReturnType<typeof guardNavigation> {
  return navigation === null ? 'proceed' : guardNavigation({ ...navigation, tokens });
}

/** The code of a failed call by its event; null for an error without a code, and for any other event. */
export function failureOf(event: object): string | null {
  const error = 'error' in event ? event.error : null;
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : null;
}
