import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { APP_CONSENT_TYPES, type AppConsentType, appConsentChanges } from './app-consent.ts';
import { serviceAnswerProblem } from './service-consent.ts';
import { OPEN_ORDER_STATUSES } from '../order/record/open-orders.ts';

const change = () => fc.record({ type: fc.constantFrom(...APP_CONSENT_TYPES), agreed: fc.boolean() });

/** What holds after an answer; what held when it may not be given. */
function after(held: ReadonlySet<AppConsentType>, answer: { type: AppConsentType; agreed: boolean }) {
  const next = new Set(held);
  for (const { type, agreed } of appConsentChanges(held, answer) ?? []) {
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
      expect(appConsentChanges(held, last) === null).toBe(isRefused);
      if (!isRefused) expect(after(held, last).has(last.type)).toBe(last.agreed);
    },
  );

  it.prop([fc.array(change()), change()])('are idempotent [CALL-25]', (answers, last) => {
    const held = after(answers.reduce(after, new Set<AppConsentType>()), last);
    expect(appConsentChanges(held, last) ?? []).toEqual([]);
  });

  it('keep information when benefits are withdrawn [CALL-21]', () => {
    const held = new Set(APP_CONSENT_TYPES);
    expect(appConsentChanges(held, { type: 'APP_BENEFIT', agreed: false })).toEqual([
      { type: 'APP_BENEFIT', agreed: false },
      { type: 'APP_NIGHT', agreed: false },
    ]);
  });
});

describe('serviceAnswerProblem', () => {
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
    expect(serviceAnswerProblem(texts, answers)).toBeNull();
  });

  it('rejects refusing required terms and names all of them [CALL-24]', () => {
    const answers = texts.map(({ type }) => ({ type, agreed: false }));
    expect(serviceAnswerProblem(texts, answers)).toEqual({ kind: 'required', types: ['USE', 'PRIVACY'] });
  });

  it('uses the last of two answers about one text [CALL-24]', () => {
    const answer = (agreed: boolean) => ({ type: 'USE', agreed });
    expect(serviceAnswerProblem(texts, [answer(false), answer(true)])).toBeNull();
    expect(serviceAnswerProblem(texts, [answer(true), answer(false)])?.kind).toBe('required');
  });

  it('rejects answers about unknown terms [CALL-24]', () => {
    expect(serviceAnswerProblem(texts, [{ type: 'use', agreed: true }])).toEqual({ kind: 'unknown', type: 'use' });
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
