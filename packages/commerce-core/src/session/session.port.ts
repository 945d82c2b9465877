import type { TokenPresence, VerificationPurpose } from './session.ts';

/** A term agreed or refused by a new member. Assumed: sent with the first log-in. */
export interface Agreement {
  readonly termsType: string;
  readonly isAgree: boolean;
}

/** What comes back from the identity provider: a one-time code and the state it was asked with. */
export interface VerificationAnswer {
  readonly code: string;
  readonly state: string;
  /** Empty until a new member has seen the terms. */
  readonly agreements: readonly Agreement[];
}

/** Logging in and out, whoever keeps the tokens. Every method rejects with a CommerceError and with nothing else. */
export interface SessionApi {
  /** Starts a verification and answers the address of the provider's page. */
  start(purpose: VerificationPurpose, signal?: AbortSignal): Promise<{ readonly redirectUrl: string }>;
  /** Exchanges a finished verification for both tokens; rejects with TERMS_REQUIRED for a new member without agreements. */
  logIn(answer: VerificationAnswer, signal?: AbortSignal): Promise<void>;
  /** Obtains a server token for the user token that is held. Spec §4. */
  obtain(signal?: AbortSignal): Promise<void>;
  /** Ends the session on the server. */
  logOut(signal?: AbortSignal): Promise<void>;
}

/** Tells which tokens are held, and lets go of them; never their values. Spec §4, Assumed: the page never sees a token. */
export interface TokenStore {
  presence(): Promise<TokenPresence>;
  /** Forgets both tokens and the user id; does nothing when there are none. */
  clear(): Promise<void>;
  /** Tells of every change of presence, from this or another tab; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/** The second form of the store, for hosts that keep values themselves: Node, native shells. */
export interface TokenVault extends TokenStore {
  read(): Promise<HeldTokens>;
  write(tokens: HeldTokens): Promise<void>;
}

/** Token values with their last instants, as a vault holds them. */
export interface HeldTokens {
  readonly userToken: HeldToken | null;
  readonly serverToken: HeldToken | null;
  readonly shopbyId: string | null;
}

/** A token value and when it ends, in epoch milliseconds. */
export interface HeldToken {
  readonly value: string;
  readonly expiresAt: number;
}
