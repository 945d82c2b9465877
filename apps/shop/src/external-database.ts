import type { OpenDatabase } from '@dealstore/api/server';

/** The oldest PostgreSQL whose SQL ours keeps to. Decided: docs/decisions/0006. */
const OLDEST_VERSION = 15;
/** The least PostgreSQL says of a version: 150004 is 15.4. */
const VERSION_UNIT = 10_000;

/** The database of DATABASE_URL cannot be used; the message says why, without its password. */
export class OutsideDatabaseError extends Error {
  override readonly name = 'OutsideDatabaseError';
}

/** Makes sure that an outside database answers, and is new enough. @throws OutsideDatabaseError */
export async function checkOutside({ pool }: Pick<OpenDatabase, 'pool'>): Promise<void> {
  const answer = await pool
    .query<{ version: number }>(`select current_setting('server_version_num')::int as version`)
    .catch((error: unknown) => {
      throw new OutsideDatabaseError(`DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error });
    });
  const version = Math.floor((answer.rows[0]?.version ?? 0) / VERSION_UNIT);
  if (version < OLDEST_VERSION) {
    throw new OutsideDatabaseError(
      `DATABASE_URL names a PostgreSQL ${version}; it should be ${OLDEST_VERSION} or later`,
    );
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
