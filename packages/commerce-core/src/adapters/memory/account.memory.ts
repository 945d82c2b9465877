import type { AccountApi } from '../../account/account.port.ts';
import { APP_CONSENT_TYPES, appConsentChanges } from '../../account/app-consent.ts';
import { emailRefusal, withdrawReasonRefusal, leaveRefusal } from '../../account/account-refusal.ts';
import { appConsentRefusal, serviceAnswersRefusal } from '../../account/consent-refusal.ts';
import { OPEN_ORDER_STATUSES } from '../../order/record/open-orders.ts';
import { JOIN_TERMS } from '../../session/join-terms.ts';
import { commerceError } from '../../error/commerce-error.ts';
import { refuse } from '../../error/refusal.ts';
import { formatYmdt } from '../../value/calendar.ts';
import { ZERO_WON } from '../../value/won.ts';
import type { MemoryBackend } from './memory-backend.ts';
import type { MemoryCertification } from './shop/memory-certification.ts';
import type { MemoryOutside } from './shop/memory-outside.ts';

interface StoredConsent {
  readonly agreed: boolean;
  readonly changedAt: string;
}

/** The account of a memory shop, with the phone that receives its codes. */
export interface MemoryAccount {
  readonly api: AccountApi;
  codeSentTo(phone: string): string | null;
}

/** The texts that a new member agrees to or refuses. */
export function joinTexts({ window }: MemoryBackend['shop']) {
  return window.terms
    .filter((text) => JOIN_TERMS.includes(text.termsType))
    .map((text) => ({ ...text, type: text.termsType }));
}

/** Opens the account of the member of a memory shop. */
export function openMemoryAccount(
  backend: MemoryBackend,
  outside: MemoryOutside,
  certification: MemoryCertification,
): MemoryAccount {
  const { clock, shop, state, vault } = backend;
  const consents = new Map<string, StoredConsent>();
  const say = (type: string, agreed: boolean) => consents.set(type, { agreed, changedAt: formatYmdt(clock.now()) });
  const texts = joinTexts(shop);

  function refuseOpenOrders(): void {
    const options = [...outside.orders.values()].flatMap((order) => order.options);
    const openOrderCnt = options.filter(({ status }) => OPEN_ORDER_STATUSES.includes(status)).length;
    refuse(leaveRefusal({ openOrderCnt, openGiftCnt: 0 }));
  }

  const api: AccountApi = {
    get: async () => (await backend.member()).account,
    update: async ({ email, dailyPick }) => {
      const { account } = await backend.member();
      refuse(email == null ? null : emailRefusal(email));
      state.account = {
        ...account,
        ...(email !== undefined && { email }),
        ...(dailyPick !== undefined && { dailyPick }),
      };
      return state.account;
    },
    appConsents: async () => {
      await backend.member();
      return APP_CONSENT_TYPES.map((type) => ({ type, agreed: false, changedAt: null, ...consents.get(type) }));
    },
    receive: async (type, agreed) => {
      await backend.member();
      const held = new Set(APP_CONSENT_TYPES.filter((candidate) => consents.get(candidate)?.agreed === true));
      refuse(appConsentRefusal(held, { type, agreed }));
      for (const change of appConsentChanges(held, { type, agreed })) say(change.type, change.agreed);
    },
    services: async () => {
      await backend.member();
      return texts.map(({ type, termsName, contents, required, version }) => ({
        type,
        title: termsName,
        contents,
        required,
        version,
        agreed: required,
        changedAt: null,
        ...consents.get(type),
      }));
    },
    agreeServices: async (answers) => {
      await backend.member();
      refuse(serviceAnswersRefusal(texts, answers));
      for (const { type, agreed } of answers) say(type, agreed);
    },
    requestPhoneCode: async ({ purpose, phone }) => {
      const { account } = await backend.member();
      const isOwn = purpose === 'phone' && phone === account.phone;
      if ((purpose === 'phone') !== (phone !== undefined) || isOwn) {
        throw commerceError('INVALID_REQUEST', {
          details: { place: 'body/phone', rule: isOwn ? 'changed' : 'purpose' },
        });
      }
      return certification.send(purpose, phone ?? account.phone);
    },
    confirmPhoneCode: async (answer) => {
      await backend.member();
      const { purpose, phone } = certification.prove(answer, ['phone', 'withdrawal']);
      if (purpose === 'phone') state.account = { ...state.account, phone };
    },
    withdraw: async ({ withdrawReason, verificationId }) => {
      await backend.member();
      refuse(withdrawReasonRefusal({ withdrawReason }));
      refuseOpenOrders();
      certification.useWithdrawalProof(verificationId);
      Object.assign(state, {
        joined: false,
        account: shop.member.account,
        points: ZERO_WON,
        pointEntries: [],
        cart: [],
        issues: [],
      });
      consents.clear();
      await vault.clear();
    },
  };
  return { api, codeSentTo: certification.codeSentTo };
}
