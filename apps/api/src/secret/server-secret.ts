import type { Database } from '../database/database.ts';

/** A key that the database drew once, for what only this shop may compute. */
export async function readServerSecret(database: Database, name: 'benefit' | 'device' | 'picture'): Promise<string> {
  const { secret } = await database
    .selectFrom('serverSecret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret;
}
