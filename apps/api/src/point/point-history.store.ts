import {
  after,
  formatYmdt,
  EXPIRED_POINTS_SHOWN_MS,
  pointHistoryKind,
  POINTS_EXPIRE_SOON_MS,
  type EpochMs,
  type Language,
  type PointHistoryKind,
  type PointReason,
  type MemberNo,
  type AccumulationNo,
  type OrderNo,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { inLanguage } from '../catalogue/catalogue.ts';
import { readInstantCursor, writeInstantCursor } from '../contract/cursor.ts';
import type { JsonAnswer } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';

/** One entry, as the contract has it. */
export type EntryAnswer = JsonAnswer<'getPointHistory'>['items'][number];

const REASONS = [
  'ADD_AFTER_PAYMENT',
  'ADD_POSTING',
  'ADD_CANCEL',
  'ADD_RETURN',
  'ADD_MANUAL',
  'ADD_EVENT',
  'ADD_SIGNUP',
  'ADD_APP_INSTALL',
  'ADD_GRADE_BENEFIT',
  'ADD_LATE_INTEREST',
  'SUB_PAYMENT_USED',
  'SUB_CANCEL',
  'SUB_RETURN',
  'SUB_EXPIRED',
  'SUB_MANUAL',
  'SUB_DELETE_POSTING',
  'SUB_DELETE_ACCOUNT',
  'SUB_SET_OFF',
] as const satisfies readonly PointReason[];

const PAGE_SIZE = 20;
/** Entries counted at most for the length of a list. Assumed: beyond it a list says that there is more. */
const MOST_COUNTED = 100;
const MOST_EXPIRED = 100;

/** Which entries to read. */
export interface HistoryQuestion {
  readonly memberNo: MemberNo;
  readonly kind: PointHistoryKind | undefined;
  readonly cursor: string | undefined;
  readonly pageSize: number | undefined;
}

/** Reads one page of a member's ledger by keyset, newest first, and how long it is. Rejects with INVALID_REQUEST. */
export async function readHistory(
  database: Database,
  { memberNo, kind, cursor, pageSize = PAGE_SIZE }: HistoryQuestion,
): Promise<JsonAnswer<'getPointHistory'>> {
  const entries = entriesOf(database, memberNo, kind);
  const counted = await database
    .selectFrom(entries.select('pointLedger.accumulationNo').limit(MOST_COUNTED).as('entry'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  let page = entries;
  if (cursor !== undefined) {
    const { at, no } = readInstantCursor(cursor);
    page = page.where(sql<boolean>`(registered_at, accumulation_no) < (${at}, ${no})`);
  }
  const rows = await rowsOf(database, page.limit(pageSize + 1));
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map(entryAnswer),
    totalCount: counted.count,
    nextCursor:
      rows.length > pageSize && last !== undefined
        ? writeInstantCursor({ at: last.registeredAt, no: last.accumulationNo })
        : null,
  };
}

/** Points promised for ordered options of a member that are not confirmed yet, the newest first. */
export async function readWaiting(
  database: Database,
  memberNo: MemberNo,
  language: Language,
): Promise<JsonAnswer<'getWaitingPoints'>> {
  const rows = await database
    .selectFrom('pointWaiting')
    .innerJoin('orderOption', 'orderOption.orderOptionNo', 'pointWaiting.orderOptionNo')
    .select([
      'orderOption.orderNo',
      'orderOption.orderOptionNo',
      'orderOption.productName',
      'orderOption.productNameEn',
      'pointWaiting.waitingAmt',
    ])
    .where('pointWaiting.memberNo', '=', memberNo)
    .orderBy('pointWaiting.orderOptionNo', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ productName, productNameEn, ...row }) => ({
    ...row,
    productName: inLanguage(language, productName, productNameEn),
  }));
}

/** What a member loses within 30 days, by instant, and what was lost within a year. */
export async function readExpiring(
  database: Database,
  memberNo: MemberNo,
  now: EpochMs,
): Promise<JsonAnswer<'getExpiringPoints'>> {
  const lots = await database
    .selectFrom('pointLot')
    .select(['expiresAt', (row) => row.fn.sum<number>('restAmt').as('rest')])
    .where('memberNo', '=', memberNo)
    .where('restAmt', '>', 0)
    .where('startsAt', '<=', toTimestamp(now))
    .where('expiresAt', '>', toTimestamp(now))
    .where('expiresAt', '<=', toTimestamp(after(now, POINTS_EXPIRE_SOON_MS)))
    .groupBy('expiresAt')
    .orderBy('expiresAt')
    .execute();
  const entries = entriesOf(database, memberNo, 'EXPIRED')
    .where('registeredAt', '>=', toTimestamp(after(now, -EXPIRED_POINTS_SHOWN_MS)))
    .limit(MOST_EXPIRED);
  const expired = await rowsOf(database, entries);
  const items = lots.map(({ expiresAt, rest }) => ({
    accumulationRestAmt: Number(rest),
    expireYmdt: formatYmdt(fromTimestamp(expiresAt)),
  }));
  return {
    totalExpireAmt: items.reduce((sum, { accumulationRestAmt }) => sum + accumulationRestAmt, 0),
    items,
    expired: expired.map(entryAnswer),
  };
}

function entriesOf(database: Database, memberNo: MemberNo, kind: PointHistoryKind | undefined) {
  const entries = database
    .selectFrom('pointLedger')
    .where('pointLedger.memberNo', '=', memberNo)
    .orderBy('registeredAt', 'desc')
    .orderBy('accumulationNo', 'desc');
  return kind === undefined
    ? entries
    : entries.where(
        'reason',
        'in',
        REASONS.filter((reason) => pointHistoryKind(reason) === kind),
      );
}

/** The rows of entries, which are found by an index alone; as an array, so that a plan counts on few of them. */
function rowsOf(database: Database, entries: ReturnType<typeof entriesOf>) {
  return database
    .selectFrom('pointLedger')
    .selectAll()
    .where(sql<boolean>`accumulation_no = any (array(${entries.select('pointLedger.accumulationNo')}))`)
    .orderBy('registeredAt', 'desc')
    .orderBy('accumulationNo', 'desc')
    .execute();
}

interface LedgerRow {
  readonly accumulationNo: AccumulationNo;
  readonly reason: string;
  readonly pointAmt: number;
  readonly owedAmt: number;
  readonly balanceAmt: number;
  readonly orderNo: OrderNo | null;
  readonly registeredAt: Date;
  readonly expiresAt: Date | null;
}

function entryAnswer(row: LedgerRow): EntryAnswer {
  const isGiven = row.pointAmt > 0;
  const listedReason = REASONS.find((reason) => reason === row.reason);
  return {
    accumulationNo: row.accumulationNo,
    accumulationReserveReason: listedReason ?? (isGiven ? 'ADD_MANUAL' : 'SUB_MANUAL'),
    accumulationAmt: row.pointAmt,
    owedAmt: row.owedAmt,
    totalAvailableAmt: row.balanceAmt,
    orderNo: row.orderNo,
    registerYmdt: formatYmdt(fromTimestamp(row.registeredAt)),
    expireYmdt: isGiven && row.expiresAt !== null ? formatYmdt(fromTimestamp(row.expiresAt)) : null,
  };
}
