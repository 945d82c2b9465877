import type { OpenDatabase } from '@dealstore/api/server';

/** How long a catalogue version is cached, in ms: longer than one page takes, shorter than anyone notices. */
export const VERSION_MAX_AGE_MS = 1_000;

/**
 * The catalogue's version, read at most once in VERSION_MAX_AGE_MS. Its age is counted on the monotonic clock: one that
 * is set back does not keep it longer.
 */
export function catalogueVersionOf(readVersion: () => Promise<number>): () => Promise<string> {
  let cached: Promise<string> | null = null;
  let expiresAt = 0;
  return () => {
    const now = performance.now();
    if (cached !== null && now < expiresAt) return cached;
    expiresAt = now + VERSION_MAX_AGE_MS;
    cached = readVersion()
      .then(String)
      .catch((cause: unknown) => {
        expiresAt = 0;
        throw cause;
      });
    return cached;
  };
}

/** Reads the catalogue's version; 0 before anything was written. */
export async function readCatalogueVersion(database: OpenDatabase['database']): Promise<number> {
  const row = await database.selectFrom('catalogueVersion').select('version').executeTakeFirst();
  return Number(row?.version ?? 0);
}
