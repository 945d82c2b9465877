import type { Database } from './database.ts';

/** The length of a list as kept by all code that changes it; 0 for a list that has not changed yet. */
export async function totalOf(database: Database, listKey: string): Promise<number> {
  const row = await database
    .selectFrom('listCount')
    .select('totalCnt')
    .where('listKey', '=', listKey)
    .executeTakeFirst();
  return row?.totalCnt ?? 0;
}
