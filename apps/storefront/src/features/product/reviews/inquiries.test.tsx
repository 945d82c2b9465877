import { commerceError } from '@dealstore/commerce-core/domain';
import { loadFailedText } from '@dealstore/ui/load-failed.text.ts';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../../page/query-client.ts';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { detailsText } from '../details/details.text.ts';
import { Similar } from '../details/similar.tsx';
import { inquiriesQuery, reviewsQuery, similarQuery } from '../product.queries.ts';
import { Inquiries } from './inquiries.tsx';
import { Reviews } from './reviews.tsx';

const away = () => Promise.reject(commerceError('NETWORK'));

/** A cache in which what a part has asked for did not come. */
async function lost(queryKey: readonly unknown[]) {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retryOnMount: false } });
  await client.prefetchQuery({ queryKey, queryFn: away, retry: false });
  return client;
}

it.each([0, 12])('says why the inquiries of a product did not come, of %i, and asks again', async (count) => {
  const client = await lost(inquiriesQuery(away, 7, false).queryKey);
  const html = renderOnServer(<Inquiries productNo={7} count={count} />, { client });
  expect(html).toContain(loadFailedText.ko.soon);
  expect(html).toContain(loadFailedText.ko.retry);
  expect(html).not.toContain(detailsText.ko.noInquiries);
});

it('says why the reviews of a product did not come, and asks again', async () => {
  const client = await lost(reviewsQuery(away, 7).queryKey);
  const html = renderOnServer(<Reviews productNo={7} />, { client });
  expect(html).toContain(loadFailedText.ko.soon);
  expect(html).toContain(loadFailedText.ko.retry);
});

it('leaves out the heading of similar goods where there are no similar goods', async () => {
  const client = createQueryClient();
  client.setQueryData(similarQuery(away, 7).queryKey, []);
  expect(renderOnServer(<Similar productNo={7} />, { client })).toContain('hidden=""');
  expect(renderOnServer(<Similar productNo={7} />)).not.toContain('hidden=""');
});
