import { type Inquiry, SHOWN_INQUIRY_TYPES } from '../product/product-inquiry.ts';
import type { InquiryNo, OrderNo, ProductNo } from '../value/identifiers.ts';

/** Longest words of an inquiry, in characters. Assumed. */
export const INQUIRY_LENGTH = 1_000;
/** Longest title of an inquiry, in characters. Assumed. */
export const INQUIRY_TITLE_LENGTH = 100;

/**
 * What is asked on a product's page, in the order of its form: a refund is a talk with the
 * shop, not one in public. Assumed.
 */
export const ASKED_INQUIRY_TYPES = [
  'PRODUCT',
  'DELIVERY',
  'EXCHANGE',
  'RETURN',
  'CANCEL',
  'OTHER',
] as const satisfies readonly Inquiry['type'][];

/** What a talk with the shop may be about, by the kind of its form: what was bought, or the shop itself. Assumed. */
export const SERVICE_INQUIRY_TYPES = {
  product: ['DELIVERY', 'CANCEL', 'RETURN', 'EXCHANGE', 'REFUND', 'PRODUCT'],
  mall: ['ACCOUNT', 'PAYMENT', 'BENEFIT', 'EVENT', 'ERROR', 'OTHER'],
} as const;

/** The kind of a form of inquiry. */
export type InquiryForm = keyof typeof SERVICE_INQUIRY_TYPES;

/** A type of inquiry. */
export type InquiryType = Inquiry['type'] | (typeof SERVICE_INQUIRY_TYPES)[InquiryForm][number];

/** Every type of inquiry. */
export const INQUIRY_TYPES: readonly InquiryType[] = [
  ...new Set([...SHOWN_INQUIRY_TYPES, ...SERVICE_INQUIRY_TYPES.product, ...SERVICE_INQUIRY_TYPES.mall]),
];

/** Whether an inquiry hangs on a product's page, or is the member's own talk with the shop. */
export type InquiryKind = 'PRODUCT' | 'SERVICE';

/** The tabs of one's own inquiries; the first is open at first. Spec §3 (user state), default itemQna. */
export const INQUIRY_TABS = ['itemQna', 'mallQna'] as const;

/** One of the two tabs. */
export type InquiryTab = (typeof INQUIRY_TABS)[number];

/** The kind of form behind the prefix of its address; an empty one is the shop's. Spec §2. */
export function inquiryFormOf(prefix: string): InquiryForm {
  return prefix.toLowerCase() === 'product' ? 'product' : 'mall';
}

/** An inquiry of the member. */
export interface MyInquiry {
  readonly inquiryNo: InquiryNo;
  readonly kind: InquiryKind;
  readonly type: InquiryType;
  readonly title: string;
  readonly content: string;
  readonly secreted: boolean;
  readonly replied: boolean;
  /** Null of a talk with the shop; its name is empty where the goods are withheld. */
  readonly product: { readonly productNo: ProductNo; readonly productName: string; readonly imageUrl: string } | null;
  /** The order it is about; null without one. */
  readonly orderNo: OrderNo | null;
  readonly fileUrls: readonly string[];
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly registerYmdt: string;
  readonly answers: readonly { readonly content: string; readonly registerYmdt: string }[];
}

/** A question about a product. */
export interface ProductQuestion {
  readonly type: (typeof ASKED_INQUIRY_TYPES)[number];
  readonly content: string;
  /** Whether only the asker and the seller may read it. */
  readonly secreted: boolean;
  /** Whether an answer is to be told. */
  readonly answerAlarm: boolean;
}

/** A question to the shop. */
export interface ServiceQuestion {
  readonly type: (typeof SERVICE_INQUIRY_TYPES)[InquiryForm][number];
  readonly title: string;
  readonly content: string;
  readonly orderNo: OrderNo | null;
  /** Pictures sent before, in order. */
  readonly fileNames: readonly string[];
  readonly answerAlarm: boolean;
}
