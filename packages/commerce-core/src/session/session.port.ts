import type { EpochMs } from '../value/time.ts';
import type { SessionVersion } from './session-version.ts';
import type { TokenPresence, VerificationAnswer, VerificationPurpose } from './session.ts';

/**
 * Logging in and out, no matter who keeps the tokens. Every method rejects with a CommerceError and with nothing else.
 */
export interface SessionApi {
  /** Starts a verification and answers the address of the provider's page. */
  start(purpose: VerificationPurpose, signal?: AbortSignal): Promise<{ readonly redirectUrl: string }>;
  /**
   * Exchanges a finished verification for both tokens; rejects with TERMS_REQUIRED for a new member without agreements.
   */
  logIn(answer: VerificationAnswer, signal?: AbortSignal): Promise<void>;
  /** Obtains a server token for the user token that is held. Spec §4. */
  obtain(signal?: AbortSignal): Promise<void>;
  /**
   * Rotates the user token and obtains a server token for its successor; callers that come together share one rotation.
   * Rejects with A401 or AU17 when the session is over, with SESSION_CHANGED when another took its place meanwhile.
   * @param seen the session as its caller saw it: done at once when it has been refreshed since
   */
  refresh(signal?: AbortSignal, seen?: SessionVersion): Promise<void>;
  /** Ends the session on the server; a refresh on its way writes no token afterwards. */
  logOut(signal?: AbortSignal): Promise<void>;
}

/**
 * Tells which tokens are held, and lets go of them; never their values. Spec §4, Assumed: the page never sees a token.
 */
export interface TokenStore {
  presence(): Promise<TokenPresence>;
  /** Which session is held; null without a user token. */
  version(): Promise<SessionVersion | null>;
  /**
   * Forgets both tokens and the user id; does nothing when there are none.
   * @param login only if this log-in is still the one held, so that a late end never clears a newer session
   */
  clear(login?: string): Promise<void>;
  /** Tells of every change of presence, from this or another tab; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/** The second form of the store, for hosts that keep values themselves: Node, native shells. */
export interface TokenVault extends TokenStore {
  read(): Promise<StoredTokens>;
  write(tokens: StoredTokens): Promise<void>;
  /**
   * Writes only while the user token held is still the one given; answers whether it did.
   * @param userToken value the new tokens were obtained with
   */
  replace(userToken: string, tokens: StoredTokens): Promise<boolean>;
}

/** Token values with their last instants, as a vault holds them. */
export interface StoredTokens {
  readonly userToken: StoredToken | null;
  readonly serverToken: StoredToken | null;
  readonly shopbyId: string | null;
  /** The log-in the tokens come from; letters and digits, never a secret. */
  readonly login: string | null;
}

/** A token value, when it was issued and when it ends. */
export interface StoredToken {
  readonly value: string;
  readonly issuedAt: EpochMs;
  readonly expiresAt: EpochMs;
}
