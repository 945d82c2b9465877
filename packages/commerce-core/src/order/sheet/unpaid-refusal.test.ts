import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { UNPAID_LIMITS, unpaidRefusal } from './unpaid-refusal.ts';

describe('unpaidRefusal', () => {
  it.prop([fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 40 })])(
    'lets orders wait until they are too many or hold too much, and never more',
    (orders) => {
      let waiting = { orderCnt: 0, pieceCnt: 0 };
      for (const pieceCnt of orders) {
        const refusal = unpaidRefusal(waiting, pieceCnt);
        const next = { orderCnt: waiting.orderCnt + 1, pieceCnt: waiting.pieceCnt + pieceCnt };
        const isOver = next.orderCnt > UNPAID_LIMITS.orderCnt || next.pieceCnt > UNPAID_LIMITS.pieceCnt;
        expect(refusal !== null).toBe(isOver);
        if (refusal === null) waiting = next;
      }
    },
  );

  it('names the limit that is reached', () => {
    const { orderCnt, pieceCnt } = UNPAID_LIMITS;
    const of = (reason: string, limit: number) => ({ code: 'UNPAID_LIMIT', details: { reason, limit } });
    expect(unpaidRefusal({ orderCnt, pieceCnt: 0 }, 1)).toEqual(of('ORDERS', orderCnt));
    expect(unpaidRefusal({ orderCnt: 1, pieceCnt }, 1)).toEqual(of('PIECES', pieceCnt));
    expect(unpaidRefusal({ orderCnt: orderCnt - 1, pieceCnt: pieceCnt - 1 }, 1)).toBe(null);
  });
});
