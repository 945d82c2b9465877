// What other features use of reviews; the rest of this folder is its own.
export { forgetReviews } from './forget-reviews.ts';
