import { describe, expect, it } from 'vitest';
import { claimCounts, claimsUnderWay } from './claim-counts.ts';

describe('claimCounts', () => {
  it('counts open and finished claims, but no rejected or withdrawn ones', () => {
    const counts = claimCounts([
      'CANCEL_REQUEST',
      'CANCEL_DONE',
      'CANCEL_REJECT_REQUEST',
      'RETURN_REQUEST',
      'RETURN_PROC_REQUEST_REFUND',
      'EXCHANGE_DONE',
      'WITHDRAWN',
    ]);
    expect(counts).toEqual({
      cancelProcessingCnt: 1,
      cancelDoneCnt: 1,
      returnProcessingCnt: 2,
      returnDoneCnt: 0,
      exchangeProcessingCnt: 0,
      exchangeDoneCnt: 1,
    });
    expect((['CANCEL', 'RETURN', 'EXCHANGE'] as const).map((type) => claimsUnderWay(counts, type))).toEqual([1, 2, 0]);
  });
});
