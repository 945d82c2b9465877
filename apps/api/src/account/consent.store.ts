import { APP_CONSENT_TYPES, type AppConsentType, type EpochMs } from '@dealstore/commerce-core/domain';
import type { Call } from '../contract/operation.ts';
import type { Database, Transaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { digest } from '../secret.ts';

/** What a member last said about a text. */
export interface Said {
  readonly type: string;
  readonly version: string;
  readonly agreed: boolean;
  readonly at: EpochMs;
}

/** What is agreed to or not, with the text it was shown with. */
export interface NewConsent {
  readonly type: string;
  readonly version: string;
  readonly contents: string;
  readonly agreed: boolean;
}

/**
 * What a member is asked before the app may send something, and since when in these words. A changed text needs a new
 * version. Assumed: who sends, what, and how to take it back are what 정보통신망법 50조 wants said.
 */
export const APP_TEXTS: Readonly<Record<AppConsentType, { readonly version: string; readonly contents: string }>> = {
  APP_INFO: { version: '1', contents: '딜스토어가 주문과 배송 등 서비스 이용에 필요한 정보를 앱 알림으로 보냅니다.' },
  APP_BENEFIT: {
    version: '1',
    contents: '딜스토어가 할인과 이벤트 등 광고성 정보를 앱 알림으로 보냅니다. 동의는 언제든지 철회할 수 있습니다.',
  },
  APP_NIGHT: {
    version: '1',
    contents:
      '딜스토어가 21시부터 다음 날 8시까지도 광고성 정보를 앱 알림으로 보냅니다. 동의는 언제든지 철회할 수 있습니다.',
  },
};

/** The newest word of a member about each of some types. */
export async function findSaid(
  database: Database | Transaction,
  memberNo: number,
  types: readonly string[] = APP_CONSENT_TYPES,
): Promise<ReadonlyMap<string, Said>> {
  const rows = await database
    .selectFrom('consent')
    .distinctOn('type')
    .select(['type', 'version', 'agreed', 'agreedAt'])
    .where('memberNo', '=', memberNo)
    .where('type', 'in', types)
    .orderBy('type')
    .orderBy('consentNo', 'desc')
    .execute();
  return new Map(rows.map(({ agreedAt, ...said }) => [said.type, { ...said, at: fromTimestamp(agreedAt) }]));
}

/** Adds what a member says now; nothing that was said before is changed. */
export async function appendConsents(
  transaction: Transaction,
  memberNo: number,
  said: readonly NewConsent[],
  { platform, at }: { readonly platform: Call<unknown, unknown, unknown>['platform']; readonly at: EpochMs },
): Promise<void> {
  if (said.length === 0) return;
  await transaction
    .insertInto('consent')
    .values(
      said.map(({ type, version, contents, agreed }) => ({
        memberNo,
        type,
        version,
        textHash: digest(contents),
        agreed,
        channel: platform,
        agreedAt: toTimestamp(at),
      })),
    )
    .execute();
}
