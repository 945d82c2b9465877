import { after, type EpochMs, SECOND_MS, type SessionVersion } from '@dealstore/commerce-core/domain';

/** Begins a session of its own: a log-in nobody has had, in letters and digits a page may read. */
export function newMark(now: EpochMs, expiresInS: number): SessionVersion {
  return { login: newLogin(now), generation: 1, issuedAt: now, expiresAt: after(now, expiresInS * SECOND_MS) };
}

/** The version after a rotation: the same log-in, the next generation. */
export function nextMark(mark: SessionVersion | null, now: EpochMs, expiresInS: number): SessionVersion {
  const next = newMark(now, expiresInS);
  return mark === null ? next : { ...next, login: mark.login, generation: mark.generation + 1 };
}

function newLogin(now: EpochMs): string {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return now.toString(36) + chance.toString(36);
}
