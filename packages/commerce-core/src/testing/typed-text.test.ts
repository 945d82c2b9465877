import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  bankName,
  departureOf,
  EMPTY_ADDRESS_ENTRY,
  epochMs,
  escapeHtml,
  fillPartnerNames,
  formatOption,
  formatPhone,
  formatPhoneInput,
  giftSenderName,
  hasPlaceholder,
  hasUnprintable,
  inquiryFormOf,
  isBusinessNumber,
  isDeliverable,
  isEmail,
  isErrorCode,
  isGiftMessage,
  isPhone,
  isSearchable,
  isSizedPicture,
  keepDigits,
  maskId,
  maskName,
  maskPhone,
  needsLogin,
  normalizeAddressEntry,
  parseYmdt,
  pendingTarget,
  productQuestionRefusal,
  purposeOf,
  readEventRefusal,
  readHostKind,
  readLanding,
  readPaymentLink,
  readPendingTarget,
  readPromotionCode,
  readRecent,
  refusalOfCoupon,
  remoteAreaOf,
  reviewProblems,
  safePath,
  trimReview,
} from '../domain.ts';
import { testSizes } from './test-sizes.ts';
import { TYPED_TEXTS, typedText } from './typed-text.ts';

const runs = { numRuns: testSizes.numRuns * 5 };

/** Rules that take a text as it was typed, or as an address, a cookie or a store brings it. */
const TEXT_RULES = {
  bankName: (text) => bankName(text, 'ko'),
  departureOf: (text) => departureOf(text, epochMs(0)),
  escapeHtml,
  fillPartnerNames: (text) => fillPartnerNames(text, [text]),
  formatOption: (text) => formatOption(text, text),
  formatPhone,
  formatPhoneInput,
  giftSenderName: (text) => giftSenderName(text, 'RECEIVE'),
  hasPlaceholder,
  hasUnprintable: (text) => hasUnprintable([{ inputLabel: text, inputValue: text }]),
  inquiryFormOf,
  isBusinessNumber,
  isDeliverable: (text) => isDeliverable(addressOf(text)),
  isEmail,
  isErrorCode,
  isGiftMessage,
  isPhone,
  isSearchable,
  isSizedPicture,
  keepDigits,
  maskId,
  maskName,
  maskPhone,
  needsLogin,
  normalizeAddressEntry: (text) => normalizeAddressEntry(addressOf(text)),
  parseYmdt,
  pendingTarget: (text) => pendingTarget(text, null, epochMs(0)),
  productQuestionRefusal: (text) => productQuestionRefusal({ type: text, content: text }),
  purposeOf,
  readEventRefusal,
  readHostKind: (text) => readHostKind(text),
  readLanding,
  readPaymentLink,
  readPendingTarget: (text) => readPendingTarget(text, epochMs(0)),
  readPromotionCode,
  readRecent,
  refusalOfCoupon,
  remoteAreaOf,
  reviewProblems: (text) => reviewProblems({ rate: 5, content: text, photoCnt: 0 }),
  safePath,
  trimReview,
} satisfies Readonly<Record<string, (text: string) => unknown>>;

function addressOf(text: string) {
  const words = { addressName: text, receiverName: text, receiverAddress: text };
  return { ...EMPTY_ADDRESS_ENTRY, ...words, receiverJibunAddress: text, receiverDetailAddress: text };
}

describe('typedText', () => {
  it.prop([fc.nat(30).chain((least) => fc.tuple(fc.constant(least), typedText({ minLength: least, maxLength: 30 })))])(
    'fits a field and is text that a database keeps',
    ([least, text]) => {
      expect([...text].length).toBeGreaterThanOrEqual(least);
      expect([...text].length).toBeLessThanOrEqual(30);
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toContain('\0');
    },
  );
});

describe.each(Object.entries(TYPED_TEXTS))('what is typed in %s', (_, texts) => {
  it.prop([texts], { numRuns: testSizes.numRuns })('makes no rule throw', (text) => {
    for (const rule of Object.values(TEXT_RULES)) expect(() => rule(text)).not.toThrow();
  });
});

/** What a person sees of a text. */
function visible(text: string): string {
  return text.normalize('NFC').replace(/[\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}\p{Cf}\s]/gu, '');
}

describe('a mask', () => {
  it.prop([typedText({ minLength: 1, maxLength: 20 })], runs)(
    'shows of a name its first and last letter at most, and never the whole of it',
    (name) => {
      const seen = [...visible(name)];
      const shown = [...visible(maskName(name).replaceAll('*', ''))];
      expect(shown.length).toBeLessThanOrEqual(Math.min(2, Math.max(0, seen.length - 1)));
    },
  );

  it.prop([typedText({ minLength: 1, maxLength: 20 })], runs)(
    'shows of an id four letters and half of it at most, of a number its ends at most',
    (text) => {
      const { length } = [...text];
      expect([...maskId(text)].length - 4).toBeLessThanOrEqual(Math.min(4, length / 2));
      const digits = keepDigits(text);
      expect(keepDigits(maskPhone(text)).length).toBeLessThanOrEqual(Math.min(7, digits.length));
      expect(maskPhone(text)).toMatch(/^[0-9*-]*$/);
    },
  );
});
