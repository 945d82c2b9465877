import { PHONE_LENGTH } from '@dealstore/commerce-core/domain';
import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the fields of a cash receipt. */
export const cashReceiptText = defineText({
  ko: {
    cashReceipt: '현금영수증',
    noReceipt: '신청 안 함',
    INCOME_TAX_DEDUCTION: '소득공제용 (개인)',
    PROOF_EXPENDITURE: '지출증빙용 (사업자)',
    receiptPhone: '휴대폰 번호',
    receiptBusiness: '사업자등록번호',
    receiptHint: '결제가 확인되면 이 번호로 발급해요',
    problemReceiptPhone: `휴대폰 번호 ${PHONE_LENGTH}자리를 입력해 주세요`,
    problemReceiptBusiness: '사업자등록번호 10자리를 확인해 주세요',
  },
  en: {
    cashReceipt: 'Cash receipt',
    noReceipt: 'None',
    INCOME_TAX_DEDUCTION: 'Personal',
    PROOF_EXPENDITURE: 'Business',
    receiptPhone: 'Mobile number',
    receiptBusiness: 'Business number',
    receiptHint: 'Issued for this number once the payment is confirmed',
    problemReceiptPhone: `Please enter ${PHONE_LENGTH} digits`,
    problemReceiptBusiness: 'Please check the 10 digits of the business number',
  },
});
