import type { EpochMs } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { type Database, withTransaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { countReview } from '../../review/review-count.ts';

/** Tables of the shop that still hold a text somewhere. */
export async function tablesWith(database: Database, text: string): Promise<readonly string[]> {
  const tables = await sql<{ readonly name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(database);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } =
      await sql`select from ${sql.table(name)} whole where whole::text like ${`%${text}%`} limit 1`.execute(database);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** What a member leaves behind here and there. */
export async function writeOfMember(
  database: Database,
  memberNo: number,
  { name, phone, now }: { readonly name: string; readonly phone: string; readonly now: EpochMs },
): Promise<void> {
  const at = toTimestamp(now);
  const rated = { productNo: 1, rate: 5, hasFiles: true };
  const { reviewNo } = await database
    .insertInto('review')
    .values({ ...rated, memberNo, writerName: name, content: '좋아요', registeredAt: at })
    .returning('reviewNo')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('reviewFile')
    .values({ reviewNo, fileOrder: 0, url: `/files/${'c'.repeat(32)}.webp` })
    .execute();
  await withTransaction(database, (transaction) => countReview(transaction, { ...rated, optionNo: null }));
  await database
    .insertInto('inquiry')
    .values([
      { kind: 'SERVICE', type: 'ETC', memberNo, writerName: name, content: `${phone}로 알려 주세요`, registeredAt: at },
      {
        kind: 'PRODUCT',
        type: 'ETC',
        productNo: 1,
        memberNo,
        writerName: name,
        content: '언제 와요?',
        registeredAt: at,
      },
    ])
    .execute();
  await database
    .insertInto('messageSent')
    .values({ channel: 'SMS', purpose: 'NOTICE', recipient: phone, body: `${name}님`, createdAt: at, dueAt: at })
    .execute();
  const consent = { memberNo, version: '1', agreed: true, channel: 'PC' as const, agreedAt: at };
  await database
    .insertInto('consent')
    .values([
      { ...consent, type: 'APP_BENEFIT' },
      { ...consent, type: 'E_COMMERCE' },
      { ...consent, type: 'PI_SELLER_PROVISION' },
    ])
    .execute();
}
