import { describe, expect, it } from 'vitest';
import { DELIVERY_COMPANIES, deliveryCompanyName } from './delivery-company.ts';

describe('a carrier', () => {
  it('has one name in each language, and none for a code the shop does not know', () => {
    for (const { code, name } of DELIVERY_COMPANIES) {
      expect([deliveryCompanyName(code, 'ko'), deliveryCompanyName(code, 'en')]).toEqual([name.ko, name.en]);
    }
    expect([deliveryCompanyName('DRONE', 'ko'), deliveryCompanyName(null, 'en')]).toEqual([null, null]);
  });
});
