import { loadFailedText } from '@dealstore/ui/load-failed.text.ts';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { SellerFacts, SellerSheet } from './seller-sheet.tsx';
import { sellerText } from './seller.text.ts';

const PARTNER = {
  partnerNo: 3,
  partnerName: '별빛전자',
  companyName: '(주)별빛전자',
  ownerName: '김별빛',
  businessRegistrationNo: '000-00-00000',
  onlineMarketingBusinessDeclarationNo: '제2026-서울종로-0001호',
  officeAddressLabel: '서울특별시 종로구 가상로 2',
  phoneNo: '02-123-4567',
  email: 'seller@example.com',
};

describe('who sells', () => {
  it('is told with every fact the law asks for', () => {
    const html = renderOnServer(<SellerFacts partner={PARTNER} />);
    const { partnerNo: _no, partnerName: _name, ...facts } = PARTNER;
    for (const fact of Object.values(facts)) expect(html).toContain(fact);
  });

  it('can be asked for again after a call that failed', async () => {
    const client = createQueryClient();
    // Rendered as it stands after the failure, without another read.
    client.setDefaultOptions({ queries: { retryOnMount: false } });
    await client.prefetchQuery({ queryKey: ['seller', 3], queryFn: () => Promise.reject(new Error('away')) });
    const html = renderOnServer(<SellerSheet partnerNo={3} onClose={() => undefined} />, { client });
    expect(html).toContain(sellerText.ko.failed);
    expect(html).toContain(loadFailedText.ko.retry);
  });
});
