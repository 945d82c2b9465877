import { DAY_MS, type EpochMs, epochMs } from '../value/time.ts';

/**
 * Which session this host holds, in words a page may know; tells nothing of the tokens' values.
 * Assumed: kept beside the tokens, so that tabs agree on who is the latest.
 */
export interface SessionVersion {
  /** The log-in it began with: the same through every refresh, another after the next log-in. */
  readonly login: string;
  /** Grows with every change of a token. */
  readonly generation: number;
  /** When the user token was issued. */
  readonly issuedAt: EpochMs;
  /** When the user token ends. */
  readonly expiresAt: EpochMs;
}

/** The part of a user token's life that may be left when it is refreshed: 20 %. Assumed. */
export const REFRESH_AT_REST = 0.2;

/** Shortest time between a refresh and the next, in milliseconds: 1 s. Assumed. */
export const REFRESH_GAP_MS = 1_000;

/** Longest time a refresh is planned ahead, in milliseconds: a day, for timers count in 32 bits. Assumed. */
export const REFRESH_PLAN_LIMIT_MS = DAY_MS;

/**
 * How long a user token that was rotated still gets its successor, in milliseconds: 10 s, inclusive. A refresh whose
 * answer is lost is repeated well within it. Assumed: RFC 9700 §4.14 with a grace.
 */
export const TOKEN_REUSE_GRACE_MS = 10_000;

/**
 * Time until a refresh that did not reach the backend is tried again, in milliseconds: 1 s, then
 * twice as long each time. Assumed.
 */
export const REFRESH_RETRY_MS = 1_000;

/** Longest time between two such attempts, in milliseconds: 30 s. Assumed. */
export const REFRESH_RETRY_LIMIT_MS = 30_000;

/**
 * How long the user token may still be left alone, in milliseconds; 0 when its refresh is due.
 * @param issuedAt by this device's clock where it saw the token come; a wrong clock then changes nothing
 * Assumed: due when less than 20 % of the life is left.
 */
export function refreshWaitMs(version: SessionVersion, now: EpochMs, issuedAt: EpochMs = version.issuedAt): number {
  const life = Math.max(0, version.expiresAt - version.issuedAt);
  const wait = issuedAt + Math.floor(life * (1 - REFRESH_AT_REST)) - now;
  return Math.min(Math.max(0, wait), REFRESH_PLAN_LIMIT_MS);
}

/** Writes a version as a text without anything a cookie would have to escape. */
export function writeSessionVersion({ login, generation, issuedAt, expiresAt }: SessionVersion): string {
  return [login, ...[generation, issuedAt, expiresAt].map((number) => number.toString(36))].join('.');
}

/** Reads a version back; null for anything that is not one. */
export function readSessionVersion(text: string | null | undefined): SessionVersion | null {
  const [, login, ...numbers] =
    /^([0-9A-Za-z]{1,40})\.([0-9a-z]{1,10})\.([0-9a-z]{1,10})\.([0-9a-z]{1,10})$/.exec(text ?? '') ?? [];
  const [generation, issuedAt, expiresAt] = numbers.map((number) => Number.parseInt(number, 36));
  if (login === undefined || generation === undefined || issuedAt === undefined || expiresAt === undefined) return null;
  return { login, generation, issuedAt: epochMs(issuedAt), expiresAt: epochMs(expiresAt) };
}
