import { APP_CONSENT_TYPES, type AppConsentType, type EpochMs, type MemberNo } from '@dealstore/commerce-core/domain';
import type { Call } from '../contract/operation.ts';
import type { Database, Transaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { digest } from '../secret/secret.ts';

/** A member's latest answer to a text. */
export interface LatestConsent {
  readonly type: string;
  readonly version: string;
  readonly agreed: boolean;
  readonly at: EpochMs;
}

/** Where an answer was given: on a platform, or by the link in an advertisement, which knows of none. */
export type ConsentChannel = Call<unknown, unknown, unknown>['platform'] | 'REFUSAL_LINK';

/** An answer, with the version of the text it was given to. */
export interface NewConsent {
  readonly type: string;
  readonly version: string;
  readonly contents: string;
  readonly agreed: boolean;
}

/**
 * What a member is asked before the app may send something, with the version of the text. A changed text needs a new
 * version. Assumed: 정보통신망법 50조 asks for the sender, the contents and how to withdraw.
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

/** A member's latest answer to each of some types. */
export async function findLatestConsents(
  database: Database | Transaction,
  memberNo: MemberNo,
  types: readonly string[] = APP_CONSENT_TYPES,
): Promise<ReadonlyMap<string, LatestConsent>> {
  const rows = await database
    .selectFrom('consent')
    .distinctOn('type')
    .select(['type', 'version', 'agreed', 'agreedAt'])
    .where('memberNo', '=', memberNo)
    .where('type', 'in', types)
    .orderBy('type')
    .orderBy('consentNo', 'desc')
    .execute();
  return new Map(rows.map(({ agreedAt, ...consent }) => [consent.type, { ...consent, at: fromTimestamp(agreedAt) }]));
}

/** Adds the answers a member gives now; earlier ones are never changed. */
export async function appendConsents(
  transaction: Transaction,
  memberNo: MemberNo,
  consents: readonly NewConsent[],
  { channel, at }: { readonly channel: ConsentChannel; readonly at: EpochMs },
): Promise<void> {
  if (consents.length === 0) return;
  await transaction
    .insertInto('consent')
    .values(
      consents.map(({ type, version, contents, agreed }) => ({
        memberNo,
        type,
        version,
        textHash: digest(contents),
        agreed,
        channel,
        agreedAt: toTimestamp(at),
      })),
    )
    .execute();
}
