import type { Database } from './database.ts';

/** The length of a list as whoever changes the list keeps it; 0 for one nobody has changed yet. */
export async function totalOf(database: Database, listKey: string): Promise<number> {
  const row = await database
    .selectFrom('listCount')
    .select('totalCnt')
    .where('listKey', '=', listKey)
    .executeTakeFirst();
  return row?.totalCnt ?? 0;
}
