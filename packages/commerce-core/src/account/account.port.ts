import type { Account, AccountChange } from './account.ts';
import type { AppConsent, AppConsentType } from './app-consent.ts';
import type {
  WithdrawalRequest,
  PhoneCertification,
  PhoneCodeAnswer,
  PhoneCodeRequest,
} from './phone-certification.ts';
import type { ServiceAnswer, ServiceConsent } from './service-consent.ts';

/** Who the member is and what they agreed to. Every method rejects with a CommerceError and with nothing else. */
export interface AccountApi {
  get(signal?: AbortSignal): Promise<Account>;
  /** Rejects with INVALID_REQUEST for an e-mail address off the pattern. Spec §5. */
  update(change: AccountChange, signal?: AbortSignal): Promise<Account>;
  /** What the member receives in the app: information, benefits and night, in this order. */
  appConsents(signal?: AbortSignal): Promise<readonly AppConsent[]>;
  /** Rejects with CONSENT_REQUIRED for the night while benefits are off; benefits off turn the night off. */
  receive(type: AppConsentType, receive: boolean, signal?: AbortSignal): Promise<void>;
  services(signal?: AbortSignal): Promise<readonly ServiceConsent[]>;
  /** Rejects with TERMS_REQUIRED and the `termsTypes` that cannot be refused, INVALID_REQUEST for an unknown type. */
  agreeServices(answers: readonly ServiceAnswer[], signal?: AbortSignal): Promise<void>;
  /** Sends a code; the one sent before for the same purpose opens nothing more. Rejects with TOO_MANY_REQUESTS. */
  requestPhoneCode(request: PhoneCodeRequest, signal?: AbortSignal): Promise<PhoneCertification>;
  /**
   * Proves a code; the number changes at once with purpose `phone`, and every other session ends.
   * Rejects with CODE_MISMATCH and the `triesLeft`, CODE_EXPIRED, or PHONE_TAKEN.
   */
  confirmPhoneCode(answer: PhoneCodeAnswer, signal?: AbortSignal): Promise<void>;
  /**
   * Leaves the shop; every session of the member ends at once. Rejects with OPEN_ORDERS (`openOrderCnt`,
   * `openGiftCnt`) and with CERTIFICATION_REQUIRED.
   */
  withdraw(withdrawal: WithdrawalRequest, signal?: AbortSignal): Promise<void>;
}
