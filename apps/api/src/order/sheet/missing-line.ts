import { DEFAULT_DISPATCH, ZERO_WON } from '@dealstore/commerce-core/domain';
import type { SheetProduct } from './sheet-product.ts';

/** A line whose goods are gone: it names what was wanted and cannot be bought. */
export function missingLine(product: SheetProduct) {
  return {
    ...product,
    ...NOTHING,
    salePrice: ZERO_WON,
    addPrice: ZERO_WON,
    immediateDiscountPrice: ZERO_WON,
    additionalDiscountPrice: ZERO_WON,
  };
}

const NOTHING = {
  exists: false,
  saleStatusType: 'FINISHED',
  adult: false,
  telecomOnly: false,
  soldOut: true,
  stockCnt: 0,
  minBuyCnt: 1,
  maxBuyTimeCnt: 0,
  maxBuyPersonCnt: 0,
  boughtCnt: 0,
  productName: '',
  productNameEn: '',
  brandNameEn: '',
  partnerNameEn: '',
  optionNameEn: '',
  optionValueEn: '',
  imageUrl: '',
  brandName: '',
  partnerNo: 1,
  partnerName: '',
  categoryNo: 1,
  optionName: '',
  optionValue: '',
  couponUsable: false,
  accumulationRate: 0,
  deliveryTemplateNo: 0,
  brandNo: null,
  categoryNos: [],
  categoryNames: [],
  optionType: 'NORMAL_OPTION',
  giftUsable: false,
  accumulationUsable: false,
  maxBuyPeriodCnt: 0,
  maxBuyDays: 0,
  cancelable: false,
  exchangeable: false,
  returnable: false,
  refundable: false,
  deliveryCompanyType: '',
  dispatch: DEFAULT_DISPATCH,
} as const;
