import type { AppParts } from '../app-parts.ts';
import type { Handlers } from '../contract/operation.ts';
import { cardsOf } from './card/card.store.ts';
import { viewOf } from '../catalogue/catalogue.ts';
import { productInquiries } from './page-reviews/inquiries.ts';
import { productOptions } from './page/options.ts';
import { listProducts } from './list/product-list.ts';
import { partnerFacts } from './page/partner.ts';
import { openProduct, productPage } from './page/product-page.ts';
import { createProductLoader } from './page/product.store.ts';
import { productReview, productReviews } from './page-reviews/reviews.ts';
import { similarProducts } from './page/similar.ts';
import { productSearchOf } from './search/postgres-product-search.ts';
import { searchSuggestions } from './list/suggestions.ts';

/** Serves products and what is said about them. */
export function productRoutes(
  parts: AppParts,
): Pick<
  Handlers,
  | 'searchProducts'
  | 'getProducts'
  | 'getProduct'
  | 'getPartner'
  | 'getProductOptions'
  | 'getProductReviews'
  | 'getProductReview'
  | 'getProductInquiries'
  | 'getSimilarProducts'
  | 'getSearchSuggestions'
> {
  const products = createProductLoader(parts.database);
  const search = productSearchOf(parts);
  return {
    searchProducts: async (call) => listProducts(await viewOf(parts, call), search, call.query),
    getProducts: async (call) => {
      const productNos = new Set(call.query.productNos.split(',').map(Number));
      return cardsOf(await viewOf(parts, call), [...productNos]);
    },
    getProduct: async (call) =>
      productPage(await viewOf(parts, call), products, call.path.productNo, call.caller?.memberNo ?? null),
    getPartner: async (call) => partnerFacts(await viewOf(parts, call), call.path.partnerNo),
    getProductOptions: async (call) => {
      const view = await viewOf(parts, call);
      return productOptions(view, await openProduct(view, products, call.path.productNo));
    },
    getProductReviews: async (call) => {
      const view = await viewOf(parts, call);
      const product = await openProduct(view, products, call.path.productNo);
      return productReviews(view, product, call.query, call.caller?.memberNo ?? null);
    },
    getProductReview: async (call) => {
      const view = await viewOf(parts, call);
      const product = await openProduct(view, products, call.path.productNo);
      return productReview(view, product, call.path.reviewNo, call.caller?.memberNo ?? null);
    },
    getProductInquiries: async (call) => {
      const view = await viewOf(parts, call);
      const product = await openProduct(view, products, call.path.productNo);
      return productInquiries(view, product, call.query, call.caller?.memberNo ?? null);
    },
    getSimilarProducts: async (call) => {
      const view = await viewOf(parts, call);
      return similarProducts(view, search, await openProduct(view, products, call.path.productNo));
    },
    getSearchSuggestions: async (call) => searchSuggestions(await viewOf(parts, call), search, call.query),
  };
}
