// What other features use of products; the rest of this folder is its own.
export { cardColumnsOf, cardsOf } from './card/card.store.ts';
export { type Card, type CardColumns, statusAt, toCard } from './card/card.ts';
export { refuseHiddenProduct } from './hidden-product.ts';
export { brandsOfCategory } from './list/product-list.ts';
export { optionSaleType } from './page/options.ts';
export { productSearchOf } from './search/postgres-product-search.ts';
export { writeKeywordDocuments, writeSearchDocuments } from './search/search-documents.ts';
export { searchWordsOf, writeSearchWords } from './search/search-words.ts';
export {
  DOCUMENT_VERSION,
  documentOf,
  documentOfKeyword,
  type ListingNames,
  normalizeKeyword,
} from './search/tokens.ts';
export { maskWriter } from './page-reviews/reviews.ts';
