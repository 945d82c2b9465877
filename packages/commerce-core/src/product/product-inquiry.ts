import type { InquiryNo } from '../value/identifiers.ts';

/**
 * What an inquiry on a product's page may be about as it is shown: whatever the vendor's shops
 * have kept. The vendor's types.
 */
export const SHOWN_INQUIRY_TYPES = ['PRODUCT', 'DELIVERY', 'CANCEL', 'RETURN', 'EXCHANGE', 'REFUND', 'OTHER'] as const;

/** An inquiry about a product; a secret one's words are withheld by the server. */
export interface Inquiry {
  readonly inquiryNo: InquiryNo;
  readonly type: (typeof SHOWN_INQUIRY_TYPES)[number];
  readonly title: string;
  readonly content: string;
  readonly secreted: boolean;
  readonly memberId: string;
  readonly replied: boolean;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly registerYmdt: string;
  readonly answers: readonly { readonly content: string; readonly registerYmdt: string }[];
}
