import type { Database } from '../../database/database.ts';

/** The code that was last sent to a phone, as its owner reads it. */
export async function readCode(database: Database, phone: string): Promise<string> {
  const message = await database
    .selectFrom('messageSent')
    .select('body')
    .where('recipient', '=', phone)
    .orderBy('messageNo', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(message.body)?.[0] ?? '';
}
