import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the form of a new address on the order sheet. */
export const newAddressText = defineText({
  ko: {
    saveAddress: '배송지 목록에 저장',
    makeDefault: '기본배송지로 설정',
  },
  en: {
    saveAddress: 'Save to my addresses',
    makeDefault: 'Make it my default address',
  },
});
