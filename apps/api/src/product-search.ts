import type {
  BrandNo,
  CategoryNo,
  EpochMs,
  Language,
  PartnerNo,
  ProductNo,
  ProductOrder,
  RelaxedKeyword,
  Visitor,
} from '@dealstore/commerce-core/domain';

/** Who searches, when, and in which language: decides which goods are found and in which words a search is answered. */
export interface SearchView {
  /** Of the catalogue. */
  readonly version: number;
  readonly now: EpochMs;
  readonly language: Language;
  readonly visitor: Visitor;
}

/** What a list leaves out; absent filters leave nothing out. Prices in won. */
export interface ListFilters {
  /** Any of these. */
  readonly brandNos?: readonly BrandNo[] | undefined;
  readonly partnerNo?: PartnerNo | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly minRating?: number | undefined;
  readonly freeDelivery: boolean;
  readonly coupon: boolean;
  readonly telecomOnly: boolean;
  readonly hidesSoldOut: boolean;
  readonly hidesAdult: boolean;
}

/** Which products a list is of: all, those of a category and below it, or what a keyword finds among them. */
export interface ListScope {
  readonly categoryNo?: CategoryNo | undefined;
  /** As it was typed; absent, the list is of all. */
  readonly keyword?: string | undefined;
  readonly filters: ListFilters;
}

/** What a keyword finds, in a category or everywhere. */
export interface KeywordScope extends Pick<ListScope, 'categoryNo'> {
  /** As it was typed. */
  readonly keyword: string;
}

/** A place in a list: after this product. */
export interface ListPlace {
  readonly key: number;
  readonly productNo: ProductNo;
}

/** A page asked for: after a place, or a number of products into the list. */
export interface PageStart {
  readonly after: ListPlace | null;
  readonly offset: number;
}

/** A page of a list in an order. */
export interface SearchRequest extends ListScope {
  readonly order: ProductOrder;
  /** Whether the visitor may not see the prices of goods for adults that are in the list. */
  readonly withholdsPrices: boolean;
  readonly start: PageStart;
  readonly limit: number;
}

/** One page of a list, in order. */
export interface FoundPage {
  readonly places: readonly ListPlace[];
  /** Null when every word was found as it was typed, or nothing. */
  readonly relaxed: RelaxedKeyword | null;
}

/** How many products of a list are of a brand and a top category. Prices in won. */
export interface FacetCount {
  readonly categoryNo: CategoryNo;
  readonly brandNo: BrandNo | null;
  readonly count: number;
  readonly minPrice: number;
  readonly maxPrice: number;
}

/** How long a list is, and what it can be filtered by further. */
export interface Facets {
  /** Exact. */
  readonly total: number;
  /** An engine for which counting is dear may round what is above 1,000 down; PostgreSQL counts. */
  readonly counts: readonly FacetCount[];
}

/**
 * Finds products for lists and searches. PostgreSQL does; a search engine of its own can. It answers the numbers of
 * products: their cards, and what of them is withheld, are read from the database afterwards.
 */
export interface ProductSearch {
  /** One page. The order never changes which products a list holds, nor do filters change what a keyword means. */
  search(view: SearchView, request: SearchRequest): Promise<FoundPage>;
  /** Counts a list, whatever its order, as of a minute ago at most. */
  facets(view: SearchView, scope: ListScope): Promise<Facets>;
  /**
   * How many goods for adults have all words as they were typed, `limit` at most. NOTE: no other filter, for a count
   * under a price would tell the price.
   */
  countAdult(view: SearchView, scope: KeywordScope, limit: number): Promise<number>;
  /** Keywords that what is being typed may become, the best first, in the language of the person who types. */
  complete(view: SearchView, typed: string, limit: number): Promise<readonly string[]>;
}
