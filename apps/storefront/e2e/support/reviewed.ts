import type { Page } from '@playwright/test';

/** A product of the demo that many have reviewed. */
export const REVIEWED = 10_023;

interface ListedReview {
  readonly reviewNo: number;
  readonly content: string;
  readonly reportable: boolean;
  readonly blockable: boolean;
}

/** The first review of a product that the member may report, and whose writer may be blocked. */
export async function reportableReview(page: Page, productNo: number): Promise<ListedReview> {
  const answer = await page.request.get(`/api/client/v1/display/products/${productNo}/reviews`);
  const { items }: { readonly items: readonly ListedReview[] } = await answer.json();
  const review = items.find(({ reportable, blockable }) => reportable && blockable);
  if (review === undefined) throw new Error('the demo has no review to report');
  return review;
}
