import { won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { ExtraDiscountNotice } from './extra-discount.tsx';

describe('the notice about the extra discount', () => {
  it.each([
    ['ko', '추가할인 안내', '이 주문에서 3,000원을 더 할인해 드렸어요.', '닫기'],
    ['en', 'About the extra discount', '₩3,000 more is taken off this order.', 'Close'],
  ] as const)(
    'says in %s what it is and how much, and can be closed [OVERLAY-20]',
    (language, title, amount, close) => {
      const html = renderOnServer(<ExtraDiscountNotice amount={won(3_000)} onClose={() => undefined} />, {
        facts: { language },
      });
      expect(html).toContain(title);
      expect(html).toContain(amount);
      expect(html).toContain(`aria-label="${close}"`);
    },
  );
});
