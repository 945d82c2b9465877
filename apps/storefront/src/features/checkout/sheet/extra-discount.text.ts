import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the notice about the extra discount. */
export const extraDiscountText = defineText({
  ko: {
    title: '추가할인 안내',
    open: '추가할인 안내 보기',
    amount: (won: string) => `이 주문에서 ${won}을 더 할인해 드렸어요.`,
    what: '추가할인은 딜이 진행되는 동안 상품할인에 더해지는 할인이에요. 결제할 때 자동으로 적용돼요.',
    cancel: '일부를 취소하거나 반품하면 그 상품의 추가할인도 함께 빠져요.',
  },
  en: {
    title: 'About the extra discount',
    open: 'About the extra discount',
    amount: (won) => `${won} more is taken off this order.`,
    what: 'The extra discount is added to the product discount while a deal runs. It’s applied automatically.',
    cancel: 'If you cancel or return some items, you lose the extra discount on them.',
  },
});
