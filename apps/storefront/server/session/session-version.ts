import { after, type EpochMs, SECOND_MS, type SessionVersion } from '@dealstore/commerce-core/domain';

/** The first version of a new session; its login is unique, in letters and digits a page may read. */
export function newSessionVersion(now: EpochMs, expiresInS: number): SessionVersion {
  return { login: newLogin(now), generation: 1, issuedAt: now, expiresAt: after(now, expiresInS * SECOND_MS) };
}

/** The version after a rotation: the same log-in, the next generation. */
export function nextSessionVersion(version: SessionVersion | null, now: EpochMs, expiresInS: number): SessionVersion {
  const next = newSessionVersion(now, expiresInS);
  return version === null ? next : { ...next, login: version.login, generation: version.generation + 1 };
}

function newLogin(now: EpochMs): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return now.toString(36) + random.toString(36);
}
