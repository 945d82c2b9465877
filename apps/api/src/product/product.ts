// What other features use of products; the rest of this folder is its own.
export { cardColumnsOf, cardsOf } from './card/card.store.ts';
export { type Card, type CardColumns, statusAt, toCard } from './card/card.ts';
export { normalizeKeyword, searchTermsOf } from './list/search-terms.ts';
