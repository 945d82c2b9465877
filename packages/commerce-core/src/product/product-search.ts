import type { BrandNo, CategoryNo, PartnerNo } from '../value/identifiers.ts';
import type { Won } from '../value/won.ts';
import type { ProductSummary } from './product.ts';

/** Orders of a product list, as a shopper names them. Assumed: the vendor's orders with their directions joined. */
export const PRODUCT_ORDERS = [
  'RECOMMEND',
  'SALE_CNT',
  'RECENT_PRODUCT',
  'PRICE_LOW',
  'PRICE_HIGH',
  'REVIEW',
  'DISCOUNT_RATE',
] as const;

/** One of the orders of a product list. */
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** Products on one page of a list. Assumed: 24, dividing well into 2, 3 and 4 columns. */
export const PRODUCT_PAGE_SIZE = 24;

/** Longest keyword, in characters; what is longer is cut. Assumed: the contract's limit. */
export const KEYWORD_LIMIT = 100;

/** Withheld goods are counted up to this; so many are that or more. Assumed. */
export const WITHHELD_COUNT_LIMIT = 100;

/** What a product list is asked for; absent filters do not filter. Prices in won. */
export interface ProductSearchRequest {
  readonly keyword?: string;
  readonly categoryNo?: CategoryNo;
  readonly brandNo?: BrandNo;
  /** Any of these; the answer then counts the other brands, too. At most 20. */
  readonly brandNos?: readonly BrandNo[];
  readonly partnerNo?: PartnerNo;
  readonly order?: ProductOrder;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  /** Stars of the reviews on average, at least; 1 to 5. */
  readonly minRating?: number;
  readonly freeDelivery?: boolean;
  readonly coupon?: boolean;
  readonly telecomOnly?: boolean;
  /** false leaves sold-out products out. */
  readonly soldout?: boolean;
  /** `nextCursor` of the page before; wins over `pageNumber`. */
  readonly cursor?: string;
  readonly pageNumber?: number;
  readonly pageSize?: number;
}

/** The corrected keyword, when not every word was found as typed. */
export interface RelaxedKeyword {
  readonly kind: 'CORRECTED' | 'SYNONYM' | 'FEWER_WORDS' | 'CATEGORY';
  /** What was searched instead; the label of a category. */
  readonly keyword: string;
  /** Words that were not searched. */
  readonly leftOut: readonly string[];
}

/** One page of a product list with what can be filtered further. */
export interface ProductSearchResult {
  readonly totalCount: number;
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly nextCursor: string | null;
  readonly minPrice: Won;
  readonly maxPrice: Won;
  /** Those chosen are among them, though nothing of theirs is left. */
  readonly brands: readonly { readonly brandNo: BrandNo; readonly brandName: string; readonly count: number }[];
  /** Of a keyword all it finds anything in, though nothing of them is left. */
  readonly depth1Categories: readonly {
    readonly categoryNo: CategoryNo;
    readonly label: string;
    readonly count: number;
  }[];
  /** Null when every word was found as typed, or none. */
  readonly relaxed: RelaxedKeyword | null;
  /**
   * Goods for adults that the keyword finds in the category and the caller may not see, `WITHHELD_COUNT_LIMIT` at most;
   * 0 without a keyword.
   */
  readonly withheldCnt: number;
  readonly items: readonly ProductSummary[];
}

/** The suggestion file. Spec §7 Other; its shape is Assumed. */
export interface SearchSuggestions {
  /** What the keyword being typed may become, the best first; none where nothing is. */
  readonly keywords: readonly string[];
  readonly popular: readonly string[];
  readonly recommended: readonly string[];
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly asOf: string;
}

/** What a missing suggestion file is taken for: search goes on without it. Spec §9. */
export const NO_SUGGESTIONS: SearchSuggestions = { keywords: [], popular: [], recommended: [], asOf: '' };
