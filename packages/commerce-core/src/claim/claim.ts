/** What a buyer asks back for. The vendor's words. */
export type ClaimType = 'CANCEL' | 'RETURN' | 'EXCHANGE';

/** Every claim type, in the order of buttons. */
export const CLAIM_TYPES: readonly ClaimType[] = ['CANCEL', 'RETURN', 'EXCHANGE'];

/** Who bears the cost of delivery. The vendor's words. */
export type ResponsibleObjectType = 'BUYER' | 'SELLER';

/** Why a buyer claims. The vendor's words. */
export type ClaimReasonType =
  | 'CHANGE_MIND'
  | 'OTHERS_BUYER'
  | 'DEFECTIVE_PRODUCT'
  | 'WRONG_DELIVERY'
  | 'WRONG_PRODUCT_DETAIL'
  | 'DELAY_DELIVERY'
  | 'OUT_OF_STOCK'
  | 'OTHERS_SELLER';

/** How goods come back: collected by the seller's carrier, or sent by the buyer. The vendor's words. */
export type ReturnWayType = 'SELLER_COLLECT' | 'BUYER_DIRECT_RETURN';

/** What one reason means. */
export interface ClaimReason {
  readonly claimReasonType: ClaimReasonType;
  readonly responsibleObjectType: ResponsibleObjectType;
  /** The claims it may be given for. */
  readonly claimTypes: readonly ClaimType[];
  /** Whether a picture of what came must be sent along. */
  readonly needsPhoto: boolean;
}

const AFTER_RECEIPT: readonly ClaimType[] = ['RETURN', 'EXCHANGE'];
const ANY: readonly ClaimType[] = ['CANCEL', 'RETURN', 'EXCHANGE'];

/**
 * Every reason, in the order a form offers them. The vendor's reasons; the sides are the
 * law's (E-Commerce Act, art. 18).
 */
export const CLAIM_REASONS: readonly ClaimReason[] = [
  { claimReasonType: 'CHANGE_MIND', responsibleObjectType: 'BUYER', claimTypes: ANY, needsPhoto: false },
  { claimReasonType: 'OTHERS_BUYER', responsibleObjectType: 'BUYER', claimTypes: ANY, needsPhoto: false },
  {
    claimReasonType: 'DEFECTIVE_PRODUCT',
    responsibleObjectType: 'SELLER',
    claimTypes: AFTER_RECEIPT,
    needsPhoto: true,
  },
  { claimReasonType: 'WRONG_DELIVERY', responsibleObjectType: 'SELLER', claimTypes: AFTER_RECEIPT, needsPhoto: true },
  {
    claimReasonType: 'WRONG_PRODUCT_DETAIL',
    responsibleObjectType: 'SELLER',
    claimTypes: AFTER_RECEIPT,
    needsPhoto: false,
  },
  { claimReasonType: 'DELAY_DELIVERY', responsibleObjectType: 'SELLER', claimTypes: ANY, needsPhoto: false },
  { claimReasonType: 'OUT_OF_STOCK', responsibleObjectType: 'SELLER', claimTypes: ['CANCEL'], needsPhoto: false },
  { claimReasonType: 'OTHERS_SELLER', responsibleObjectType: 'SELLER', claimTypes: ANY, needsPhoto: false },
];

/** Longest explanation of a claim, in characters. Assumed. */
export const CLAIM_DETAIL_LIMIT = 500;
/** Most photos of a claim. The vendor's limit. */
export const CLAIM_PHOTO_LIMIT = 5;

/** What a reason means for a claim of this type; null when it is no reason for such a claim. */
export function claimReason(type: ClaimType, reason: ClaimReasonType): ClaimReason | null {
  return (
    CLAIM_REASONS.find(({ claimReasonType, claimTypes }) => claimReasonType === reason && claimTypes.includes(type)) ??
    null
  );
}

/** The reasons a form offers for a claim of this type. */
export function claimReasonsFor(type: ClaimType): readonly ClaimReason[] {
  return CLAIM_REASONS.filter(({ claimTypes }) => claimTypes.includes(type));
}
