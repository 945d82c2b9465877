import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of what has gone back of an order. */
export const refundedText = defineText({
  ko: {
    refunded: '환불금액',
    refundedCharge: '결제수단으로',
    refundingCharge: '결제수단으로 (처리 중)',
    refundedPoints: '포인트로',
    kept: '환불 뒤 결제금액',
  },
  en: {
    refunded: 'Refunded',
    refundedCharge: 'To your payment method',
    refundingCharge: 'To your payment method (on its way)',
    refundedPoints: 'Back to points',
    kept: 'Total after refunds',
  },
});
