import {
  APP_CONSENT_TYPES,
  appConsentChanges,
  appConsentRefusal,
  formatYmdt,
  refuse,
  serviceAnswersRefusal,
  type AppConsentType,
} from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { CallOf, Handlers } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { withTransaction } from '../database/database.ts';
import { lockMember } from '../member/lock-member.ts';
import { findJoinTerms, termsInfos } from '../session/session.ts';
import { APP_TEXTS, appendConsents, findLatestConsents } from './consent.store.ts';

type ConsentOperation =
  | 'getAppConsents'
  | 'setAppInfoReceive'
  | 'setAppBenefitReceive'
  | 'setAppNightReceive'
  | 'getServiceConsents'
  | 'agreeServices';

/**
 * What a member has agreed to, and changing it; every word is kept with its text, version,
 * channel and instant. Spec §7.
 */
export function consentRoutes({ database, clock }: AppParts): Pick<Handlers, ConsentOperation> {
  const receive =
    (type: AppConsentType) =>
    async ({ caller, body, platform }: CallOf<'setAppInfoReceive'>): Promise<undefined> => {
      const { memberNo } = requireMember(caller);
      await withTransaction(database, async (transaction) => {
        await lockMember(transaction, memberNo);
        const latest = await findLatestConsents(transaction, memberNo);
        const held = new Set(APP_CONSENT_TYPES.filter((candidate) => latest.get(candidate)?.agreed === true));
        const answer = { type, agreed: body.receive };
        refuse(appConsentRefusal(held, answer));
        const consents = appConsentChanges(held, answer).map((change) => ({ ...change, ...APP_TEXTS[change.type] }));
        await appendConsents(transaction, memberNo, consents, { channel: platform, at: clock.now() });
      });
    };

  return {
    getAppConsents: async ({ caller }) => {
      const latest = await findLatestConsents(database, requireMember(caller).memberNo);
      return APP_CONSENT_TYPES.map((type) => {
        const last = latest.get(type);
        return { type, agreed: last?.agreed ?? false, changedAt: last === undefined ? null : formatYmdt(last.at) };
      });
    },
    setAppInfoReceive: receive('APP_INFO'),
    setAppBenefitReceive: receive('APP_BENEFIT'),
    setAppNightReceive: receive('APP_NIGHT'),

    getServiceConsents: async ({ caller, language }) => {
      const { memberNo } = requireMember(caller);
      const texts = termsInfos(await findJoinTerms(database, clock.now()), language);
      const types = texts.map(({ termsType }) => termsType);
      const latest = types.length === 0 ? new Map() : await findLatestConsents(database, memberNo, types);
      return texts.map(({ termsType, termsName, contents, required, version }) => {
        const last = latest.get(termsType);
        return {
          type: termsType,
          title: termsName,
          contents,
          required,
          agreed: last?.agreed ?? false,
          version,
          changedAt: last === undefined ? null : formatYmdt(last.at),
        };
      });
    },

    agreeServices: async ({ caller, body, platform }) => {
      const { memberNo } = requireMember(caller);
      const now = clock.now();
      const texts = await findJoinTerms(database, now);
      refuse(serviceAnswersRefusal(texts, body));
      const answers = new Map(body.map(({ type, agreed }) => [type, agreed]));
      await withTransaction(database, async (transaction) => {
        await lockMember(transaction, memberNo);
        const latest = await findLatestConsents(transaction, memberNo, [...answers.keys()]);
        const consents = texts.flatMap((text) => {
          const agreed = answers.get(text.type);
          const last = latest.get(text.type);
          if (agreed === undefined) return [];
          const holds = last !== undefined && last.agreed === agreed && last.version === text.version;
          return holds ? [] : [{ ...text, agreed }];
        });
        await appendConsents(transaction, memberNo, consents, { channel: platform, at: now });
      });
      return undefined;
    },
  };
}
