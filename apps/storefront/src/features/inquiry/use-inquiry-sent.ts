import type { ProductNo } from '@dealstore/commerce-core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { INQUIRIES_KEY } from './inquiry.queries.ts';
import { inquiryText } from './inquiry.text.ts';
import { invalidate } from '../../page/query-client.ts';
import { productKey } from '../../page/query-keys.ts';

/** What happens once something was asked: it is said, and another page takes the form's place. */
export function useInquirySent(): (href: string, productNo: ProductNo | null) => Promise<void> {
  const t = useText(inquiryText);
  const chrome = useChrome();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return async (href, productNo) => {
    chrome.toast(t.asked);
    navigate(href, { replace: true });
    await invalidate(client, INQUIRIES_KEY, ...(productNo === null ? [] : [productKey(productNo)]));
  };
}
