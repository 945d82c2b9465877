import type { EpochMs } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import type { Insertable } from 'kysely';
import { type Database, withTransaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import type { MemberRow } from '../../database/schema/schema.ts';
import { digest } from '../../secret/secret.ts';
import { personKey } from '../../session/person.ts';
import { issueServerToken } from '../../session/server-token.ts';
import { openSession } from '../../session/session.store.ts';

/** A member of a test and the bearer that speaks for them. */
export interface TestMember {
  readonly memberNo: number;
  readonly sessionNo: number;
  readonly userToken: string;
  readonly bearer: string;
}

const start = simulatedClock().now();
let lastPhone = 0;

/** Writes the grades a member needs; once per database. */
export async function insertGrades(database: Database): Promise<void> {
  await database
    .insertInto('memberGrade')
    .values([
      { gradeNo: 1, code: 'WELCOME', label: '웰컴', labelEn: 'Welcome' },
      { gradeNo: 2, code: 'GOLD', label: '골드', labelEn: 'Gold', minimumPayment: 300_000 },
    ])
    .execute();
}

/** Writes a member with no points; `over` says what is special about them. */
export async function insertMember(database: Database, over: Partial<Insertable<MemberRow>> = {}): Promise<number> {
  lastPhone += 1;
  const name = over.name ?? `회원${lastPhone}`;
  const birthDate = over.birthDate ?? '1990-01-02';
  const { memberNo } = await database
    .insertInto('member')
    .values({
      shopbyId: `m-${lastPhone}`,
      personKey: personKey({ name, birthDate, gender: 'M' }),
      name,
      birthDate,
      gender: 'M',
      phone: `010${String(lastPhone).padStart(8, '0')}`,
      carrier: 'DEALTEL',
      gradeNo: 1,
      joinedAt: toTimestamp(start),
      ...over,
    })
    .returning('memberNo')
    .executeTakeFirstOrThrow();
  await database.insertInto('pointBalance').values({ memberNo }).execute();
  return memberNo;
}

/** Logs a member in at an instant by a client; on the web at the start of the simulated clock by default. */
export async function logInAs(
  database: Database,
  memberNo: number,
  now: EpochMs = start,
  { client = 'WEB', device = '' }: { readonly client?: 'WEB' | 'APP'; readonly device?: string } = {},
): Promise<TestMember> {
  const user = await withTransaction(database, (transaction) =>
    openSession(transaction, { memberNo, client, device }, now),
  );
  const server = await issueServerToken(database, { userToken: user.value, client }, now);
  const { sessionNo } = await database
    .selectFrom('userToken')
    .select('sessionNo')
    .where('tokenHash', '=', digest(user.value))
    .executeTakeFirstOrThrow();
  return { memberNo, sessionNo, userToken: user.value, bearer: server.value };
}
