import type { Insertable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { EventRow } from '../../database/schema/schema.ts';

/** Writes an event that runs for years; answers its number. */
export async function insertEvent(database: Database, over: Partial<Insertable<EventRow>> = {}): Promise<number> {
  const { eventNo } = await database
    .insertInto('event')
    .values({
      eventType: 'JOIN',
      label: '이벤트',
      labelEn: 'Event',
      content: '<p>이벤트 안내입니다.</p>',
      startsAt: new Date('2026-01-01T00:00:00+09:00'),
      endsAt: new Date('2028-01-01T00:00:00+09:00'),
      ...over,
    })
    .returning('eventNo')
    .executeTakeFirstOrThrow();
  return eventNo;
}

/** The events every suite asks for. */
export async function insertEvents(database: Database) {
  return {
    join: await insertEvent(database),
    attendance: await insertEvent(database, { eventType: 'ATTENDANCE', pointAmt: 100 }),
    notice: await insertEvent(database, { eventType: 'NOTICE' }),
    over: await insertEvent(database, { endsAt: new Date('2026-01-02T00:00:00+09:00') }),
  };
}
