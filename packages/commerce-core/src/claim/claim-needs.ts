import type { ClaimEstimate } from '../value/claim-estimate.ts';
import type { ClaimReasonType, ReturnWayType } from './claim.ts';
import type { NoticedDays } from './fault-noticed.ts';

/** What decides over what a claim has to say. */
interface ClaimFacts {
  readonly claimReasonType: ClaimReasonType | null;
  /** Whether the reason has to be shown in a photo. */
  readonly needsPhoto: boolean;
  /** Whether the goods come back. */
  readonly comesBack: boolean;
  readonly returnWayType: ReturnWayType | undefined;
  /** The days on which the fault may have been noticed; null when not required. */
  readonly noticedDays: NoticedDays | null;
  /** Where the money goes; null as long as nothing is estimated. */
  readonly refundType: ClaimEstimate['refundType'] | null;
}

/** What a claim has to say besides what is claimed and why. */
export interface ClaimNeeds {
  readonly faultNoticed: boolean;
  readonly detail: boolean;
  readonly photo: boolean;
  readonly returnWay: boolean;
  readonly returnAddress: boolean;
  /** With the carrier that brings the goods. */
  readonly invoice: boolean;
  readonly bankAccount: boolean;
}

/** What a claim has to say: the form asks for it and the shop refuses a claim without it, by this rule alone. */
export function claimNeeds(facts: ClaimFacts): ClaimNeeds {
  const { claimReasonType, needsPhoto, comesBack, returnWayType, noticedDays, refundType } = facts;
  return {
    faultNoticed: noticedDays !== null,
    detail: claimReasonType === 'OTHERS_BUYER' || claimReasonType === 'OTHERS_SELLER',
    photo: needsPhoto,
    returnWay: comesBack,
    returnAddress: comesBack && returnWayType === 'SELLER_COLLECT',
    invoice: comesBack && returnWayType === 'BUYER_DIRECT_RETURN',
    bankAccount: refundType === 'ACCOUNT',
  };
}
