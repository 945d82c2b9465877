import { describe, expect, it } from 'vitest';
import { claimCounts, claimsUnderWay } from './claim-counts.ts';

describe('claimCounts', () => {
  it('counts what is under way and what is done, and neither what was rejected nor what was taken back', () => {
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
