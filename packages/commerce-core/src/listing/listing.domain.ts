export { appendPage, foldPages, type Listing, type PageAnswer, resetListing } from './listing.ts';
