export { emailRefusal, withdrawReasonRefusal, leaveRefusal } from './account-refusal.ts';
export {
  type Account,
  type AccountChange,
  type Carrier,
  type Grade,
  isTelecomCustomer,
  TELECOM_CARRIERS,
} from './account.ts';
export { ageGroup, type AgeGroup, ageOn } from './age-group.ts';
export {
  APP_CONSENT_TYPES,
  type AppConsent,
  type AppConsentChange,
  appConsentChanges,
  type AppConsentType,
} from './app-consent.ts';
export { appConsentRefusal, joinAnswersRefusal, serviceAnswersRefusal } from './consent-refusal.ts';
export { EMAIL_MAX_LENGTH, isEmail } from './email.ts';
export { formatPhoneInput } from './format-phone-input.ts';
export { maskId, maskName } from './masking.ts';
export {
  BENEFIT_KINDS,
  benefitKey,
  type BenefitKind,
  benefitTermEnd,
  type OneTimeBenefit,
} from './one-time-benefit.ts';
export {
  PHONE_CODE_LENGTH,
  PHONE_CODE_LIFE_MS,
  PHONE_CODE_RESEND_MS,
  type PhoneCertification,
  type PhoneCodeAnswer,
  type PhoneCodeRequest,
  WITHDRAW_REASON_LENGTH,
  WITHDRAWAL_PROOF_LIFE_MS,
  type WithdrawalRequest,
} from './phone-certification.ts';
export {
  CODE_OVER,
  codeTryRefusal,
  PHONE_CODE_RESENDS,
  PHONE_CODE_TRIES,
  PHONE_CODES_A_DAY,
  PHONE_CODES_AN_HOUR,
  proofRefusal,
} from './phone-code-refusal.ts';
export { PERSON_NAME_LIMIT } from './person-name.ts';
export { formatPhone, isPhone, keepDigits, maskPhone, PHONE_LENGTH } from './phone.ts';
export type { ServiceAnswer, ServiceConsent } from './service-consent.ts';
