import { createHmac } from 'node:crypto';
import { epochMs, type EpochMs, MINUTE_MS } from '@dealstore/commerce-core/domain';
import type { Database, Transaction } from '../database/database.ts';
import { readServerSecret } from '../secret/server-secret.ts';
import { isSameSecret } from '../secret/secret.ts';

/**
 * Shortest time that the address of a private picture is good for: 10 minutes. Assumed: long enough to look at a page.
 */
export const PICTURE_LIFE_MS = 10 * MINUTE_MS;

/** Within as many an address stays the same, so that a browser does not load its picture anew: 5 minutes. Assumed. */
const STEP_MS = 5 * MINUTE_MS;

const SIGNED_PATH = /^\/files\/([0-9a-z]{1,11})-([\w-]{43})\/([0-9a-f]{32}\.webp)$/;

/** A picture that a good address opens, and until when. */
export interface OpenedPicture {
  readonly fileName: string;
  readonly until: EpochMs;
}

/**
 * Signed addresses of private pictures by the stored ones, `/files/{name}`; each is good for its picture alone, and for
 * 10 to 15 minutes. They are made when they are read, so what is stored stays good.
 */
export async function signPictures(
  database: Database | Transaction,
  urls: readonly string[],
  now: EpochMs,
): Promise<ReadonlyMap<string, string>> {
  if (urls.length === 0) return new Map();
  const key = await readServerSecret(database, 'picture');
  const until = epochMs(Math.ceil((now + PICTURE_LIFE_MS) / STEP_MS) * STEP_MS);
  return new Map(
    urls.map((url) => {
      const fileName = url.slice(url.lastIndexOf('/') + 1);
      return [url, `/files/${until.toString(36)}-${signatureOf(key, { fileName, until })}/${fileName}`] as const;
    }),
  );
}

/** What a signed address opens now; null for one that is over, forged or of another shape. */
export async function openPicture(database: Database, pathname: string, now: EpochMs): Promise<OpenedPicture | null> {
  const [, time = '', signature = '', fileName = ''] = SIGNED_PATH.exec(pathname) ?? [];
  const until = Number.parseInt(time, 36);
  if (!(until > now)) return null;
  const opened = { fileName, until: epochMs(until) };
  return isSameSecret(signature, signatureOf(await readServerSecret(database, 'picture'), opened)) ? opened : null;
}

function signatureOf(key: string, { fileName, until }: OpenedPicture): string {
  return createHmac('sha256', key).update(`${fileName} ${until}`).digest('base64url');
}
