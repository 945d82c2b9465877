import type { OrderStatusCounts } from '../order/record/order-record.ts';
import type { ClaimStatusType } from '../value/claim-status.ts';
import { claimTypeOf, isClaimDone, isClaimEnded } from './claim-steps.ts';
import type { ClaimType } from './claim.ts';

/** How many claims are under way and how many are done; what was rejected or taken back is neither. */
export type ClaimCounts = Pick<OrderStatusCounts, `${Lowercase<ClaimType>}${'Processing' | 'Done'}Cnt`>;

/** Counts claims by their statuses. The vendor's names. */
export function claimCounts(statuses: readonly ClaimStatusType[]): ClaimCounts {
  const count = (type: ClaimType, isWanted: (status: ClaimStatusType) => boolean) =>
    statuses.filter((status) => claimTypeOf(status) === type && isWanted(status)).length;
  const isOpen = (status: ClaimStatusType) => !isClaimEnded(status);
  return {
    cancelProcessingCnt: count('CANCEL', isOpen),
    cancelDoneCnt: count('CANCEL', isClaimDone),
    returnProcessingCnt: count('RETURN', isOpen),
    returnDoneCnt: count('RETURN', isClaimDone),
    exchangeProcessingCnt: count('EXCHANGE', isOpen),
    exchangeDoneCnt: count('EXCHANGE', isClaimDone),
  };
}

/** How many claims of a kind are under way. */
export function claimsUnderWay(counts: ClaimCounts, type: ClaimType): number {
  const { cancelProcessingCnt, returnProcessingCnt, exchangeProcessingCnt } = counts;
  return { CANCEL: cancelProcessingCnt, RETURN: returnProcessingCnt, EXCHANGE: exchangeProcessingCnt }[type];
}
