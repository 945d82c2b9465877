import { after, type EpochMs, SECOND_MS, type SessionMark } from '@dealstore/commerce-core/domain';

/** Begins a session of its own: a log-in nobody has had, in letters and digits a page may read. */
export function newMark(now: EpochMs, expiresInS: number): SessionMark {
  return { login: newLogin(now), turn: 1, issuedAt: now, expiresAt: after(now, expiresInS * SECOND_MS) };
}

/** The mark after a rotation: the same log-in, one turn on. */
export function nextMark(mark: SessionMark | null, now: EpochMs, expiresInS: number): SessionMark {
  const next = newMark(now, expiresInS);
  return mark === null ? next : { ...next, login: mark.login, turn: mark.turn + 1 };
}

function newLogin(now: EpochMs): string {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return now.toString(36) + chance.toString(36);
}
