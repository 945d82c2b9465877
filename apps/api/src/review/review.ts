// What other features use of reviews; the rest of this folder is its own.
export { decideReports } from './decide-reports.ts';
export { forgetReviews } from './forget-reviews.ts';
