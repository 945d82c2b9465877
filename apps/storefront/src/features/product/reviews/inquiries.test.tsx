import { expect, it } from 'vitest';
import { createQueryClient } from '../../../page/query-client.ts';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { detailsText } from '../details/details.text.ts';
import { Inquiries } from './inquiries.tsx';

it.each([0, 12])('offers to ask again for the inquiries of a product that failed to load, of %i', async (count) => {
  const client = createQueryClient();
  const queryKey = ['product', 7, 'inquiries', false];
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('away')) });
  const html = renderOnServer(<Inquiries productNo={7} count={count} />, { client });
  expect(html).toContain(detailsText.ko.failed);
  expect(html).toContain(detailsText.ko.retry);
  expect(html).not.toContain(detailsText.ko.noInquiries);
});
