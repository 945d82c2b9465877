import {
  accumulationOf,
  averageRate,
  commerceError,
  contentRefusal,
  HIDDEN_STOCK,
  hidesContent,
  refuse,
  mayBeGiven,
  type MemberNo,
  type ProductNo,
  withheldFrom,
  withheldProduct,
} from '@dealstore/commerce-core/domain';
import type { JsonAnswer } from '../../contract/operation.ts';
import { statusAt, ymdtOf } from '../card/card.ts';
import {
  hallOfBrand,
  brandName,
  categoriesOf,
  inLanguage,
  namesOf,
  pathTo,
  unitPricesAt,
  type View,
} from '../../catalogue/catalogue.ts';
import { readDutyInfo } from './duty-info.ts';
import { partnerFacts } from './partner.ts';
import { offerOfProduct, type ProductOffer } from './product-coupons.ts';
import { boughtCntOf } from './bought.ts';
import { deliveryOf, type ProductColumns, type ProductLoader, readContent } from './product.store.ts';
import { safeHtml } from '../../safe-html.ts';

/**
 * Answers a product's page; adult goods for visitors who may not see them only with number and reason. Spec §6.
 * Rejects with NOT_FOUND for a product that is not shown.
 */
export async function productPage(
  view: View,
  products: ProductLoader,
  productNo: ProductNo,
  memberNo: MemberNo | null,
): Promise<JsonAnswer<'getProduct'>> {
  const product = await productOrNone(products, productNo);
  const withheld = withheldFrom(view.visitor, product);
  if (withheld !== null && hidesContent(withheld)) return withheldProduct(product, withheld);
  const { database, version, language } = view;
  const [forest, names] = await Promise.all([categoriesOf(database, version), namesOf(database, version)]);
  const path = pathTo(forest, product.categoryNo);
  const goods = { ...product, categoryNos: path.map((category) => category.categoryNo) };
  const { options } = product;
  const [content, deliveryFee, partner, offer, boughtCnt, hallNo] = await Promise.all([
    readContent(database, productNo),
    deliveryOf(view, product.deliveryTemplateNo),
    partnerFacts(view, product.partnerNo),
    offerOfProduct(view, goods, memberNo),
    boughtCntOf(view, product, memberNo),
    hallOfBrand(view, product.brandNo),
  ]);
  const stockCnt = options.reduce((total, option) => total + option.stockCnt, 0);
  return {
    withheld,
    baseInfo: {
      productNo,
      productName: inLanguage(language, product.productName, product.productNameEn),
      imageUrls: content !== undefined && content.pictures.length > 0 ? content.pictures : [product.listImageUrl],
      content: contentOf(view, content),
      dutyInfo: readDutyInfo(content?.dutyInfo, language),
      promotionText: inLanguage(language, product.promotionText, product.promotionTextEn),
      stickerLabels: product.stickerLabels,
      placeOriginLabel: product.placeOriginLabel,
      minorPurchaseYn: product.adult ? 'N' : 'Y',
      telecomOnly: product.telecomOnly,
      saleStartYmdt: ymdtOf(product.saleStartAt),
      saleEndYmdt: ymdtOf(product.saleEndAt),
    },
    brand: {
      brandNo: product.brandNo ?? 1,
      brandName: brandName(names, product.brandNo, language),
      hallNo,
    },
    price: pricesOf(product, view, offer),
    categories: path.map(({ categoryNo, label, labelEn, depth }) => ({
      categoryNo,
      label: inLanguage(language, label, labelEn),
      depth,
    })),
    stock: { stockCnt: product.displayableStock ? stockCnt : HIDDEN_STOCK, saleCnt: product.saleCnt },
    status: { saleStatusType: statusAt(product, view), soldout: product.soldOut || stockCnt === 0 },
    limitations: {
      minBuyCnt: product.minBuyCnt,
      maxBuyTimeCnt: product.maxBuyTimeCnt,
      maxBuyPersonCnt: product.maxBuyPersonCnt,
      maxBuyPeriodCnt: product.maxBuyPeriodCnt,
      maxBuyDays: product.maxBuyDays,
      boughtCnt,
    },
    deliveryFee,
    partner,
    coupons: offer.coupons,
    reviewRate: averageRate(product.reviewCnt, product.reviewRateSum),
    totalReviewCount: product.reviewCnt,
    inquiryCount: product.inquiryCnt,
    giftUsable: mayBeGiven(product),
    cancelable: product.cancelable,
    exchangeable: product.exchangeable,
    returnable: product.returnable,
  };
}

/** A product's own row. Rejects with NOT_FOUND for a product that is not shown. */
export async function productOrNone(products: ProductLoader, productNo: ProductNo): Promise<ProductColumns> {
  const product = await products.load(productNo);
  if (product === null) throw commerceError('NOT_FOUND');
  return product;
}

/**
 * A product's own row for a visitor who may see what hangs on it.
 * Rejects with NOT_FOUND for a product that is not shown, and ADULT_ONLY for withheld adult goods. Spec §6.
 */
export async function openProduct(view: View, products: ProductLoader, productNo: ProductNo): Promise<ProductColumns> {
  const product = await productOrNone(products, productNo);
  refuse(contentRefusal(withheldFrom(view.visitor, product)));
  return product;
}

function pricesOf(product: ProductColumns, view: View, offer: ProductOffer): JsonAnswer<'getProduct'>['price'] {
  const prices = unitPricesAt(product, view.now);
  const couponDiscountAmt = offer.couponAmountAt(prices.discountedPrice);
  return {
    ...prices,
    couponDiscountAmt,
    couponPrice: prices.discountedPrice - couponDiscountAmt,
    accumulationAmtWhenBuyConfirm: product.accumulationUsable
      ? accumulationOf(prices.discountedPrice, offer.earnRateOf(product.accumulationRate))
      : 0,
    photoReviewAccumulationAmt: product.photoReviewAccumulationAmt,
  };
}

function contentOf(view: View, content: Awaited<ReturnType<typeof readContent>>): string {
  if (content === undefined || content.content === null) return '';
  const middle = inLanguage(view.language, content.content, content.contentEn ?? '');
  return safeHtml((content.contentHeader ?? '') + middle + (content.contentFooter ?? ''));
}
