import { describe, expect, it } from 'vitest';
import { INQUIRY_TYPES, ASKED_INQUIRY_TYPES } from './inquiry.ts';
import { productQuestionRefusal, serviceQuestionRefusal } from './inquiry-refusal.ts';

const WORDS = { title: '결제 문의', content: '결제가 두 번 됐어요.' };
const invalid = (place: string, rule: string) => ({
  code: 'INVALID_REQUEST',
  details: { place: `body/${place}`, rule },
});

describe('productQuestionRefusal', () => {
  it('takes the types of a question about a product, and no other', () => {
    const taken = INQUIRY_TYPES.filter((type) => productQuestionRefusal({ ...WORDS, type }) === null);
    expect(taken.toSorted()).toEqual([...ASKED_INQUIRY_TYPES].toSorted());
    expect(productQuestionRefusal({ content: '', type: 'REFUND' })).toEqual(invalid('type', 'enum'));
  });
});

describe('serviceQuestionRefusal', () => {
  it('takes every type of its two forms, and no other', () => {
    expect(INQUIRY_TYPES.filter((type) => serviceQuestionRefusal({ ...WORDS, type }) !== null)).toEqual([]);
    expect(serviceQuestionRefusal({ ...WORDS, type: 'WEATHER' })).toEqual(invalid('type', 'enum'));
  });

  it('counts letters, and takes the longest words there may be', () => {
    const refusalOf = (over: Partial<typeof WORDS>) => serviceQuestionRefusal({ type: 'OTHER', ...WORDS, ...over });
    expect(refusalOf({ title: '𠮷'.repeat(100), content: '𠮷'.repeat(1_000) })).toBeNull();
    expect(refusalOf({ title: '𠮷'.repeat(101), content: '' })).toEqual(invalid('title', 'maxLength'));
    expect(refusalOf({ content: '𠮷'.repeat(1_001) })).toEqual(invalid('content', 'maxLength'));
  });
});
