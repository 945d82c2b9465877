import { NO_SUGGESTIONS, type ProductSearchResult } from '../../product/product-search.ts';
import type { ProductApi } from '../../product/product.port.ts';
import type { Partner, Product, ProductOptions, ProductSummary } from '../../product/product.ts';
import type { Inquiry, ReviewList } from '../../product/review.ts';
import { fromWire } from '../../value/brand.ts';
import type { Page } from '../../value/page.ts';
import type { HttpCaller } from './client.ts';

const ROOT = '/client/v1/display/products';

/** Time limit of the suggestion file, in milliseconds: 10 s. Spec §9. */
export const SUGGESTION_TIMEOUT_MS = 10_000;

/** Product calls over HTTP. */
export function createHttpProductApi(http: HttpCaller): ProductApi {
  return {
    search: async ({ brandNos, ...request }, signal) => {
      const query = { ...request, ...(brandNos !== undefined && { brandNos: brandNos.join(',') }) };
      return fromWire<ProductSearchResult>(
        await http.call((client, abort) => client.GET(`${ROOT}/search`, { params: { query }, signal: abort }), {
          signal,
        }),
      );
    },
    get: async (productNo, signal) =>
      fromWire<Product>(
        await http.call(
          (client, abort) => client.GET(`${ROOT}/{productNo}`, { params: { path: { productNo } }, signal: abort }),
          { signal },
        ),
      ),
    cards: async (productNos, signal) =>
      fromWire<readonly ProductSummary[]>(
        await http.call(
          (client, abort) =>
            client.GET(ROOT, { params: { query: { productNos: productNos.join(',') } }, signal: abort }),
          { signal },
        ),
      ),
    partner: async (partnerNo, signal) =>
      fromWire<Partner>(
        await http.call(
          (client, abort) =>
            client.GET('/client/v1/display/partners/{partnerNo}', { params: { path: { partnerNo } }, signal: abort }),
          { signal },
        ),
      ),
    options: async (productNo, signal) =>
      fromWire<ProductOptions>(
        await http.call(
          (client, abort) =>
            client.GET(`${ROOT}/{productNo}/options`, { params: { path: { productNo } }, signal: abort }),
          { signal },
        ),
      ),
    reviews: async (productNo, query, signal) =>
      fromWire<ReviewList>(
        await http.call(
          (client, abort) =>
            client.GET(`${ROOT}/{productNo}/reviews`, { params: { path: { productNo }, query }, signal: abort }),
          { signal },
        ),
      ),
    inquiries: async (productNo, query, signal) =>
      fromWire<Page<Inquiry>>(
        await http.call(
          (client, abort) =>
            client.GET(`${ROOT}/{productNo}/inquiries`, { params: { path: { productNo }, query }, signal: abort }),
          { signal },
        ),
      ),
    similar: async (productNo, signal) =>
      fromWire<readonly ProductSummary[]>(
        await http.call(
          (client, abort) =>
            client.GET(`${ROOT}/{productNo}/similar`, { params: { path: { productNo } }, signal: abort }),
          { signal },
        ),
      ),
    suggestions: async (keyword, signal) => {
      try {
        const params = { query: keyword === '' ? {} : { keyword } };
        return await http.call(
          (client, abort) => client.GET('/client/v1/display/search-suggestions', { params, signal: abort }),
          {
            signal,
            timeoutMs: SUGGESTION_TIMEOUT_MS,
          },
        );
      } catch {
        return NO_SUGGESTIONS;
      }
    },
  };
}
