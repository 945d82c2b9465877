import { hidesContent, type Visitor, withheldFrom } from '../../access/access.ts';
import { contentRefusal } from '../../access/content-refusal.ts';
import type { CouponTaker } from '../../coupon/coupon-refusal.ts';
import type { OptionNo, ProductNo } from '../../value/identifiers.ts';
import { addWon, subtractWon } from '../../value/won.ts';
import { deliveryConditionOf } from '../../product/delivery-condition.ts';
import { commerceError } from '../../error/commerce-error.ts';
import { refuse } from '../../error/refusal.ts';
import { accumulationOf } from '../../point/point.ts';
import { buildOptionTree, LEVEL_SEPARATOR } from '../../product/option-choice.ts';
import type { ProductApi } from '../../product/product.port.ts';
import type { FlatOption, OptionSaleType, Product, ProductOptions, ProductSummary } from '../../product/product.ts';
import type { Review, ReviewList, ReviewRequest } from '../../product/product-review.ts';
import { withheldProduct } from '../../product/withheld-product.ts';
import { couponsReaching, couponTaker, issuableOf } from './coupon.memory.ts';
import { categoryNosOf, earnRateOf, imageOf, type MemoryBackend, productOf, stockOf } from './memory-backend.ts';
import { memoryCard, rateOf } from './shop/memory-card.ts';
import type { MemoryOutside } from './shop/memory-outside.ts';
import { boughtCntOf, limitsOf } from './shop/memory-purchases.ts';
import type { MemoryOption, MemoryProduct } from './shop/memory-shop.ts';
import { memoryInquiries } from './inquiry.memory.ts';
import { memoryReviews, PHOTO_REVIEW_POINTS } from './review.memory.ts';
import { searchMemory } from './product-search.memory.ts';

/** Products of a memory shop. */
export function createMemoryProductApi(backend: MemoryBackend, { orders }: Pick<MemoryOutside, 'orders'>): ProductApi {
  const { shop } = backend;
  /** What belongs to goods for adults is not answered with them: it is refused. */
  const shown = async (productNo: ProductNo): Promise<MemoryProduct> => {
    const product = productOf(backend, productNo);
    refuse(contentRefusal(withheldFrom(await backend.visitor(), product)));
    return product;
  };
  return {
    search: (request) => searchMemory(backend, request),
    get: async (productNo) => {
      const product = productOf(backend, productNo);
      const visitor = await backend.visitor();
      const withheld = withheldFrom(visitor, product);
      if (withheld !== null && hidesContent(withheld)) return withheldProduct(product, withheld);
      const card = memoryCard(backend, product, visitor);
      const page = productPage(backend, product, { card, visitor, taker: couponTaker(backend, orders) });
      const boughtCnt = visitor.loggedIn ? boughtCntOf(backend, product) : 0;
      return { ...page, limitations: { ...page.limitations, boughtCnt }, withheld };
    },
    cards: async (productNos) => {
      const visitor = await backend.visitor();
      const byNo = new Map(shop.products.map((product) => [product.productNo, product]));
      return productNos.flatMap((productNo) => {
        const product = byNo.get(productNo);
        return product === undefined ? [] : [memoryCard(backend, product, visitor)];
      });
    },
    partner: async (partnerNo) => {
      const partner = backend.shop.partners.find((one) => one.partnerNo === partnerNo);
      if (partner === undefined) throw commerceError('NOT_FOUND');
      return partner;
    },
    options: async (productNo) => optionsOf(backend, await shown(productNo)),
    reviews: async (productNo, request) => {
      const product = await shown(productNo);
      return reviewList(memoryReviews(backend, product.productNo), request, product);
    },
    inquiries: async (productNo, { excludeSecret = false, pageNumber, pageSize }) => {
      await shown(productNo);
      const { loggedIn } = await backend.visitor();
      const all = memoryInquiries(backend, productNo, loggedIn).filter(({ secreted }) => !excludeSecret || !secreted);
      const start = (pageNumber - 1) * pageSize;
      return { items: all.slice(start, start + pageSize), totalCount: all.length };
    },
    similar: async (productNo) => {
      const visitor = await backend.visitor();
      const [rootNo] = categoryNosOf(backend, (await shown(productNo)).categoryNo);
      return shop.products
        .filter((product) => product.productNo !== productNo && !hidesContent(withheldFrom(visitor, product)))
        .filter((product) => categoryNosOf(backend, product.categoryNo)[0] === rootNo)
        .map((product) => memoryCard(backend, product, visitor));
    },
    suggestions: async (keyword) => {
      const { suggestions } = shop.window;
      const begun = suggestions.keywords.filter((candidate) => keyword !== '' && candidate.includes(keyword));
      return { ...suggestions, keywords: begun };
    },
  };
}

function productPage(
  backend: MemoryBackend,
  product: MemoryProduct,
  { card, visitor, taker }: { readonly card: ProductSummary; readonly visitor: Visitor; readonly taker: CouponTaker },
): Omit<Product, 'withheld'> {
  const { shop } = backend;
  const partner = shop.partners.find(({ partnerNo }) => partnerNo === product.partnerNo);
  const template = shop.templates.find(({ deliveryTemplateNo }) => deliveryTemplateNo === product.deliveryTemplateNo);
  const blank = withheldProduct(product, 'ADULT');
  const { salePrice, immediateDiscountAmt, discountedPrice, discountRate } = card;
  return {
    ...blank,
    baseInfo: {
      ...blank.baseInfo,
      productName: product.productName,
      imageUrls: [imageOf(product.productNo)],
      content: `<p>${product.productName}</p>`,
    },
    brand: {
      brandNo: product.brandNo ?? 0,
      brandName: product.brandName,
      hallNo: shop.window.brandHalls.find(({ brandNo }) => brandNo !== null && brandNo === product.brandNo)?.no ?? null,
    },
    price: {
      ...blank.price,
      salePrice,
      immediateDiscountAmt,
      discountedPrice,
      discountRate,
      couponPrice: discountedPrice,
      accumulationAmtWhenBuyConfirm: accumulationOf(discountedPrice, earnRateOf(backend, product, visitor)),
      photoReviewAccumulationAmt: PHOTO_REVIEW_POINTS,
    },
    categories: categoryNosOf(backend, product.categoryNo).map((categoryNo, index) => ({
      categoryNo,
      label: shop.categories.find((category) => category.categoryNo === categoryNo)?.label ?? '',
      depth: index + 1,
    })),
    stock: { stockCnt: product.options.reduce((sum, { optionNo }) => sum + stockOf(backend, optionNo), 0), saleCnt: 0 },
    status: { saleStatusType: product.saleStatusType, soldout: card.isSoldOut },
    limitations: { ...limitsOf(product), boughtCnt: 0 },
    deliveryFee: { ...blank.deliveryFee, ...(template !== undefined && deliveryConditionOf(template)) },
    partner: partner ?? blank.partner,
    coupons: couponsReaching(backend, product).map((coupon) => issuableOf(coupon, taker, backend)),
    reviewRate: card.reviewRating,
    totalReviewCount: card.totalReviewCount,
    giftUsable: true,
    cancelable: true,
    exchangeable: true,
    returnable: true,
  };
}

const NO_OPTIONS: ProductOptions = {
  type: 'DEFAULT',
  selectType: 'FLAT',
  labels: [],
  flatOptions: [],
  multiLevelOptions: [],
  inputs: [],
  swatches: [],
};

function optionsOf(backend: MemoryBackend, product: MemoryProduct): ProductOptions {
  const flatOptions = product.options.map((option, index) => flatOption(backend, product, option, index === 0));
  const label = product.options[0]?.label ?? '';
  if (label === '') return { ...NO_OPTIONS, flatOptions };
  const labels = label.split(LEVEL_SEPARATOR);
  return {
    type: labels.length > 1 ? 'COMBINATION' : 'STANDARD',
    selectType: labels.length > 1 ? 'MULTI' : 'FLAT',
    labels,
    flatOptions,
    multiLevelOptions: labels.length > 1 ? buildOptionTree(flatOptions, labels) : [],
    inputs: [],
    swatches: [],
  };
}

/** Whether an option of a memory shop can be had. */
export function saleTypeOf(backend: MemoryBackend, optionNo: OptionNo): OptionSaleType {
  return stockOf(backend, optionNo) > 0 ? 'AVAILABLE' : 'SOLD_OUT';
}

function flatOption(backend: MemoryBackend, product: MemoryProduct, option: MemoryOption, main: boolean): FlatOption {
  const stockCnt = stockOf(backend, option.optionNo);
  return {
    optionNo: option.optionNo,
    label: option.label,
    value: option.value,
    addPrice: option.addPrice,
    buyPrice: subtractWon(addWon(product.salePrice, option.addPrice), product.immediateDiscountAmt),
    stockCnt,
    saleType: saleTypeOf(backend, option.optionNo),
    main,
    imageUrl: null,
  };
}

const COMPARE: Readonly<Record<ReviewRequest['order'], (left: Review, right: Review) => number>> = {
  RECOMMEND: (left, right) => right.recommendCnt - left.recommendCnt,
  REGISTER_YMDT: (left, right) => (left.registerYmdt < right.registerYmdt ? 1 : -1),
  RATING_HIGH: (left, right) => right.rate - left.rate,
  RATING_LOW: (left, right) => left.rate - right.rate,
};

function reviewList(reviews: readonly Review[], request: ReviewRequest, { options }: MemoryProduct): ReviewList {
  const photos = reviews.filter((review) => review.fileUrls.length > 0);
  const value = options.find(({ optionNo }) => optionNo === request.optionNo)?.value;
  const shown = (request.hasAttachmentFile ? photos : reviews)
    .filter(({ orderedOption }) => request.optionNo === undefined || orderedOption.optionValue === value)
    .toSorted(COMPARE[request.order]);
  const from = (request.pageNumber - 1) * request.pageSize;
  return {
    rate: rateOf(reviews),
    reviewRatingResponses: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      countOfRating: reviews.filter((review) => review.rate === rating).length,
    })),
    photoTotalCount: photos.length,
    totalCount: shown.length,
    items: shown.slice(from, from + request.pageSize),
  };
}
