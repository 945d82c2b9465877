// What other features use of products; the rest of this folder is its own.
export { cardColumnsOf, cardsOf } from './card/card.store.ts';
export { type Card, type CardColumns, statusAt, toCard } from './card/card.ts';
export { writeSearchDocuments } from './search/search-documents.ts';
export { DOCUMENT_VERSION, documentOf, normalizeKeyword } from './search/tokens.ts';
