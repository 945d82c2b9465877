import type { PartnerNo, ProductNo } from '../value/identifiers.ts';
import type { Page, PageRequest } from '../value/page.ts';
import type { ProductSearchRequest, ProductSearchResult, SearchSuggestions } from './product-search.ts';
import type { Partner, Product, ProductOptions, ProductSummary } from './product.ts';
import type { Inquiry } from './product-inquiry.ts';
import type { ReviewList, ReviewRequest } from './product-review.ts';

/** Products and what is said about them. Every method rejects with a CommerceError and with nothing else. */
export interface ProductApi {
  search(request: ProductSearchRequest, signal?: AbortSignal): Promise<ProductSearchResult>;
  get(productNo: ProductNo, signal?: AbortSignal): Promise<Product>;
  /** The cards of up to 50 products in the order of their numbers as given; those that are not shown are left out. */
  cards(productNos: readonly ProductNo[], signal?: AbortSignal): Promise<readonly ProductSummary[]>;
  /** Who sells. Rejects with NOT_FOUND. */
  partner(partnerNo: PartnerNo, signal?: AbortSignal): Promise<Partner>;
  options(productNo: ProductNo, signal?: AbortSignal): Promise<ProductOptions>;
  reviews(productNo: ProductNo, request: ReviewRequest, signal?: AbortSignal): Promise<ReviewList>;
  inquiries(
    productNo: ProductNo,
    request: PageRequest & { readonly excludeSecret?: boolean },
    signal?: AbortSignal,
  ): Promise<Page<Inquiry>>;
  similar(productNo: ProductNo, signal?: AbortSignal): Promise<readonly ProductSummary[]>;
  /** The suggestion file for what is being typed; 10 s at most, and a failure is silent: an empty file. Spec §7, §9. */
  suggestions(keyword: string, signal?: AbortSignal): Promise<SearchSuggestions>;
}
