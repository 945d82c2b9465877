import { isCommerceError } from '@dealstore/commerce-core/domain';
import {
  type Ask,
  asks,
  type Given,
  GOODS,
  nothingGiven,
  openMemoryShop,
  type SuiteShop,
  testSizes,
} from '@dealstore/commerce-core/testing';
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { openPostgresShop } from './suite-shop.ts';

/** What came of something that was asked: an answer, or what the refusal tells. */
interface Verdict {
  readonly code: string;
  readonly answer: unknown;
}

/** What came of something, in words that know no numbers of a shop. */
async function verdictOf(ask: Ask, given: Given): Promise<Verdict> {
  const names = new Map(GOODS.map((name) => [given.shop.goods[name].optionNo, name]));
  const nameless = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => nameless(item, key));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => !['couponName', 'source'].includes(name))
          .map(([name, inner]) => [name, nameless(inner, name)]),
      );
    }
    if (/^optionNos?$/.test(key)) return names.get(Number(value)) ?? value;
    return /Nos?$/.test(key) ? '…' : value;
  };
  try {
    return { code: 'OK', answer: nameless((await ask.run(given)) ?? {}) };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return { code: error.code, answer: nameless(error.details) };
  }
}

/** What goods cost and how they may be bought and returned: whatever a verdict may hang on. */
async function termsOf({ member, goods }: SuiteShop) {
  const terms = GOODS.map(async (name) => {
    const { price, limitations, deliveryFee, status, ...page } = await member.productApi.get(goods[name].productNo);
    const { deliveryCompanyType: _carrier, departureCutoff: _cutoff, deliveryDays: _days, ...delivery } = deliveryFee;
    const { giftUsable, cancelable, exchangeable, returnable } = page;
    const may = { giftUsable, cancelable, exchangeable, returnable };
    return [name, { price, limitations, status, delivery, ...may }];
  });
  return Object.fromEntries(await Promise.all(terms));
}

describe('the memory shop and the backend', () => {
  it('sell the same goods on the same terms', async () => {
    const [memory, backend] = [await openMemoryShop(), await openPostgresShop()];
    try {
      expect(await termsOf(memory)).toEqual(await termsOf(backend));
    } finally {
      await memory.close();
      await backend.close();
    }
  });

  it('answer and refuse random sequences of requests with the same code and details', async () => {
    const codes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(asks, { minLength: 12, maxLength: 40, size: 'max' }), async (life) => {
        const shops = [await openMemoryShop(), await openPostgresShop()];
        const [memory, backend] = shops.map(nothingGiven);
        if (memory === undefined || backend === undefined) throw new Error('no shop');
        try {
          for (const ask of life) {
            const verdict = await verdictOf(ask, backend);
            const description = ask[fc.toStringMethod]();
            expect({ description, ...(await verdictOf(ask, memory)) }).toEqual({ description, ...verdict });
            codes.add(verdict.code);
          }
        } finally {
          for (const shop of shops) await shop.close();
        }
      }),
      { numRuns: testSizes.lives, endOnFailure: true },
    );
    expect([...codes]).toEqual(expect.arrayContaining(['OK', 'INVALID_REQUEST', 'SOLD_OUT', 'PURCHASE_LIMIT']));
  });
});
