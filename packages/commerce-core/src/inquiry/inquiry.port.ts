import type { InquiryNo, ProductNo } from '../value/identifiers.ts';
import type { Page, PageRequest } from '../value/page.ts';
import type { InquiryKind, MyInquiry, ProductQuestion, ServiceQuestion } from './inquiry.ts';

/** What the member has asked. Every method rejects with a CommerceError and with nothing else. Assumed. */
export interface InquiryApi {
  /** One's own inquiries of a kind, newest first. */
  list(request: PageRequest & { readonly kind: InquiryKind }, signal?: AbortSignal): Promise<Page<MyInquiry>>;
  /** Rejects with NOT_FOUND for another's. */
  get(inquiryNo: InquiryNo, signal?: AbortSignal): Promise<MyInquiry>;
  /** Asks about a product. Rejects with NOT_FOUND and ADULT_ONLY. */
  askProduct(productNo: ProductNo, question: ProductQuestion, idempotencyKey: string): Promise<InquiryNo>;
  /** Asks the shop. Rejects with NOT_FOUND for another's order. */
  askShop(question: ServiceQuestion, idempotencyKey: string): Promise<InquiryNo>;
  /** Takes an inquiry away. Rejects with NOT_FOUND. */
  remove(inquiryNo: InquiryNo): Promise<void>;
}
