import { NO_SUGGESTIONS, type ProductSearchResult } from '../../product/product-search.ts';
import type { ProductApi } from '../../product/product.port.ts';
import type { Partner, Product, ProductOptions, ProductSummary } from '../../product/product.ts';
import type { Inquiry } from '../../product/product-inquiry.ts';
import type { ReviewList } from '../../product/product-review.ts';
import type { Page } from '../../value/page.ts';
import { type CallOptions, dataAs, dataOf } from './client.ts';
import type { HttpClient } from './http-client.ts';

const ROOT = '/client/v1/display/products';

/** Time limit of the suggestion file, in milliseconds: 10 s. Spec §9. */
export const SUGGESTION_TIMEOUT_MS = 10_000;

/** Product calls over HTTP. */
export function createHttpProductApi(http: HttpClient): ProductApi {
  return {
    search: async ({ brandNos, ...request }, signal) => {
      const query = { ...request, ...(brandNos !== undefined && { brandNos: brandNos.join(',') }) };
      return dataAs<ProductSearchResult>(http.GET(`${ROOT}/search`, { params: { query }, signal: signal ?? null }));
    },
    get: (productNo, signal) =>
      dataAs<Product>(http.GET(`${ROOT}/{productNo}`, { params: { path: { productNo } }, signal: signal ?? null })),
    cards: (productNos, signal) =>
      dataAs<readonly ProductSummary[]>(
        http.GET(ROOT, { params: { query: { productNos: productNos.join(',') } }, signal: signal ?? null }),
      ),
    partner: (partnerNo, signal) =>
      dataAs<Partner>(
        http.GET('/client/v1/display/partners/{partnerNo}', {
          params: { path: { partnerNo } },
          signal: signal ?? null,
        }),
      ),
    options: (productNo, signal) =>
      dataAs<ProductOptions>(
        http.GET(`${ROOT}/{productNo}/options`, { params: { path: { productNo } }, signal: signal ?? null }),
      ),
    reviews: (productNo, query, signal) =>
      dataAs<ReviewList>(
        http.GET(`${ROOT}/{productNo}/reviews`, { params: { path: { productNo }, query }, signal: signal ?? null }),
      ),
    inquiries: (productNo, query, signal) =>
      dataAs<Page<Inquiry>>(
        http.GET(`${ROOT}/{productNo}/inquiries`, { params: { path: { productNo }, query }, signal: signal ?? null }),
      ),
    similar: (productNo, signal) =>
      dataAs<readonly ProductSummary[]>(
        http.GET(`${ROOT}/{productNo}/similar`, { params: { path: { productNo } }, signal: signal ?? null }),
      ),
    suggestions: async (keyword, signal) => {
      try {
        const params = { query: keyword === '' ? {} : { keyword } };
        return await dataOf(
          http.GET('/client/v1/display/search-suggestions', {
            params,
            signal: signal ?? null,
            ...({ timeoutMs: SUGGESTION_TIMEOUT_MS } satisfies CallOptions),
          }),
        );
      } catch {
        return NO_SUGGESTIONS;
      }
    },
  };
}
