import { commerceError } from '@dealstore/commerce-core/domain';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { paths } from '../../routes/links.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { reviewFormQuery } from './review.queries.ts';
import { reviewText } from './review.text.ts';
import { screen } from './write-review.screen.tsx';

const t = reviewText.ko;
const PARAMS = { productNo: '2', optionNo: '3', orderNo: '2026112000000001' };
const TARGET = { productNo: 2, optionNo: 3, orderNo: PARAMS.orderNo };

it.each([
  ['NOT_DELIVERED', t.toOrders, paths.orders()],
  ['OPEN_CLAIM', t.toOrders, paths.orders()],
  ['TOO_LATE', t.toOrders, paths.orders()],
  ['REVIEWED', t.toWritten, paths.myReviews('written')],
] as const)('what may not be reviewed for %s says so, with the way on', async (reason, label, href) => {
  const client = createQueryClient();
  // A failed query is shown as it is, and not read again.
  client.setDefaultOptions({ queries: { retry: false, retryOnMount: false } });
  const refuse = () => Promise.reject(commerceError('NOT_REVIEWABLE', { details: { reason } }));
  await client.prefetchQuery(reviewFormQuery(refuse, TARGET));
  const html = renderOnServer(<screen.Screen params={PARAMS} search={new URLSearchParams()} />, {
    client,
    facts: { loggedIn: true },
  });
  expect(html).toContain(t[reason]);
  expect(html).toContain(`href="${href}"`);
  expect(html).toContain(label);
});
