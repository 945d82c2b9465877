import { expect, it } from 'vitest';
import { TEST_CARDS } from '../../sandbox/payment/test-card.ts';
import { CARD_COMPANY } from '../../toss/institution.ts';
import { cardCompanyName } from './card-company.ts';

it('names whatever company an approval gives in English, and leaves others and Korean as they are', () => {
  for (const name of [...Object.values(CARD_COMPANY), ...TEST_CARDS.map(({ cardName }) => cardName)]) {
    expect(cardCompanyName(name, 'en')).toMatch(/^[\x20-\x7e]+$/);
    expect(cardCompanyName(name, 'ko')).toBe(name);
  }
  expect([cardCompanyName('새카드', 'en'), cardCompanyName(null, 'en')]).toEqual(['새카드', null]);
});
