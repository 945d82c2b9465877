import type { operations } from '@dealstore/openapi';

/** What is known of an operation by its name. */
export interface NamedOperation {
  readonly operationId: string;
}

/**
 * The reads whose answer to a guest depends on nothing but the request and the catalogue. A new read is not among them
 * until a developer has made sure of that. Assumed: legal texts are not, for they must hold to the second.
 */
const CACHEABLE: readonly (keyof operations)[] = [
  'getGnb',
  'getBannersByType',
  'getBannersByCode',
  'getMainMenu',
  'getMainMenuProducts',
  'getCategories',
  'getCategory',
  'getBrandCategory',
  'getSection',
  'getHomeSections',
  'getTimedDeal',
  'getExhibitions',
  'getBrandHalls',
  'getEvents',
  'getNotices',
  'getFaqs',
  'getPopups',
  'searchProducts',
  'getProducts',
  'getProduct',
  'getProductOptions',
  'getProductReviews',
  'getProductInquiries',
  'getSimilarProducts',
  'getSearchSuggestions',
];

const names: ReadonlySet<string> = new Set(CACHEABLE);

/** Whether guests may share an operation's answers. */
export function isCacheableOperation({ operationId }: NamedOperation): boolean {
  return names.has(operationId);
}
