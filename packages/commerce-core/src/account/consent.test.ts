import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { APP_CONSENT_TYPES, type AppConsentType, appConsentChanges } from './app-consent.ts';
import { appConsentRefusal, joinAnswersRefusal, serviceAnswersRefusal } from './consent-refusal.ts';
import { OPEN_ORDER_STATUSES } from '../order/record/open-orders.ts';

const change = () => fc.record({ type: fc.constantFrom(...APP_CONSENT_TYPES), agreed: fc.boolean() });

/** What holds after an answer; what held when it is not taken. */
function after(held: ReadonlySet<AppConsentType>, answer: { type: AppConsentType; agreed: boolean }) {
  const next = new Set(held);
  if (appConsentRefusal(held, answer) !== null) return next;
  for (const { type, agreed } of appConsentChanges(held, answer)) {
    if (agreed) next.add(type);
    else next.delete(type);
  }
  return next;
}

describe('app consents', () => {
  it.prop([fc.array(change())])('never include night messages without benefits [CALL-22]', (answers) => {
    const held = answers.reduce(after, new Set<AppConsentType>());
    expect(held.has('APP_NIGHT') && !held.has('APP_BENEFIT')).toBe(false);
  });

  it.prop([fc.array(change()), change()])(
    'follow the last change, except night messages without benefits [CALL-20, CALL-21]',
    (answers, last) => {
      const held = answers.reduce(after, new Set<AppConsentType>());
      const isRefused = last.type === 'APP_NIGHT' && last.agreed && !held.has('APP_BENEFIT');
      const no = { code: 'CONSENT_REQUIRED', details: { types: ['APP_BENEFIT'] } };
      expect(appConsentRefusal(held, last)).toEqual(isRefused ? no : null);
      if (!isRefused) expect(after(held, last).has(last.type)).toBe(last.agreed);
    },
  );

  it.prop([fc.array(change()), change()])('are idempotent [CALL-25]', (answers, last) => {
    const held = after(answers.reduce(after, new Set<AppConsentType>()), last);
    if (appConsentRefusal(held, last) === null) expect(appConsentChanges(held, last)).toEqual([]);
  });

  it('keep information when benefits are withdrawn [CALL-21]', () => {
    const held = new Set(APP_CONSENT_TYPES);
    expect(appConsentChanges(held, { type: 'APP_BENEFIT', agreed: false })).toEqual([
      { type: 'APP_BENEFIT', agreed: false },
      { type: 'APP_NIGHT', agreed: false },
    ]);
  });
});

describe('joinAnswersRefusal', () => {
  const texts = [
    { type: 'USE', required: true },
    { type: 'PRIVACY', required: true },
    { type: 'OFFERS', required: false },
  ];
  const agreed = (...types: readonly string[]) => types.map((type) => ({ type, agreed: true }));

  it('accepts agreeing to all required terms, whatever is said about optional ones', () => {
    expect(joinAnswersRefusal(texts, agreed('USE', 'PRIVACY'))).toBeNull();
    expect(joinAnswersRefusal(texts, [...agreed('USE', 'PRIVACY'), { type: 'OFFERS', agreed: false }])).toBeNull();
  });

  it('names all required terms that are missing or refused, before unknown ones', () => {
    const refusal = { code: 'TERMS_REQUIRED', details: { termsTypes: ['USE', 'PRIVACY'] } };
    expect(joinAnswersRefusal(texts, [{ type: 'USE', agreed: false }, ...agreed('OTHER')])).toEqual(refusal);
    const unknown = { code: 'INVALID_REQUEST', details: { place: 'agreements', rule: 'known' } };
    expect(joinAnswersRefusal(texts, agreed('USE', 'PRIVACY', 'OTHER'))).toEqual(unknown);
  });
});

describe('serviceAnswersRefusal', () => {
  const texts = [
    { type: 'USE', required: true },
    { type: 'PRIVACY', required: true },
    { type: 'OFFERS', required: false },
  ];

  it('accepts refusing optional terms and agreeing to any [CALL-24]', () => {
    const answers = [
      { type: 'USE', agreed: true },
      { type: 'OFFERS', agreed: false },
    ];
    expect(serviceAnswersRefusal(texts, answers)).toBeNull();
  });

  it('rejects refusing required terms and names all of them [CALL-24]', () => {
    const answers = texts.map(({ type }) => ({ type, agreed: false }));
    const termsTypes = ['USE', 'PRIVACY'];
    expect(serviceAnswersRefusal(texts, answers)).toEqual({ code: 'TERMS_REQUIRED', details: { termsTypes } });
  });

  it('uses the last of two answers about one text [CALL-24]', () => {
    const answer = (agreed: boolean) => ({ type: 'USE', agreed });
    expect(serviceAnswersRefusal(texts, [answer(false), answer(true)])).toBeNull();
    expect(serviceAnswersRefusal(texts, [answer(true), answer(false)])?.code).toBe('TERMS_REQUIRED');
  });

  it('rejects answers about unknown terms [CALL-24]', () => {
    const unknown = { code: 'INVALID_REQUEST', details: { place: 'body/type', rule: 'known' } };
    const answers = ['USE', 'use'].map((type) => ({ type, agreed: true }));
    expect(serviceAnswersRefusal(texts, answers)).toEqual(unknown);
  });
});

describe('OPEN_ORDER_STATUSES', () => {
  it('contains statuses with money, goods or a return still under way [CALL-18]', () => {
    expect(OPEN_ORDER_STATUSES.toSorted()).toEqual([
      'DELIVERY_DONE',
      'DELIVERY_ING',
      'DELIVERY_PREPARE',
      'DEPOSIT_WAIT',
      'PAY_DONE',
      'PAY_WAIT',
      'PRODUCT_PREPARE',
    ]);
  });
});
