import type { AlarmEvent } from '../../alarm/alarm-event.ts';
import { hidesContent, type Visitor, withheldFrom } from '../../access/access.ts';
import { type Account, isTelecomCustomer } from '../../account/account.ts';
import type { Behavior } from '../../behavior/behavior.ts';
import type { GuestCartLine } from '../../cart/cart.ts';
import { NO_CONTENT, withoutContent } from '../../cart/price-cart.ts';
import type { OwnedCoupon } from '../../coupon/coupon-rule.ts';
import { commerceError } from '../../error/commerce-error.ts';
import type { MyInquiry } from '../../inquiry/inquiry.ts';
import type { OrderLine } from '../../order/sheet/priced-order.ts';
import type { Clock } from '../../platform/clock.port.ts';
import type { Random } from '../../platform/random.port.ts';
import { earnRate } from '../../point/point.ts';
import type { PointReason } from '../../point/point-history.ts';
import { type BoughtPieces, UNLIMITED } from '../../product/purchase-limit.ts';
import type { RecentProduct } from '../../product/recent-products.ts';
import type { BlockedWriter, MyReview } from '../../review/review.ts';
import type { TokenVault } from '../../session/session.port.ts';
import type {
  AlarmNo,
  CategoryNo,
  CouponNo,
  InquiryNo,
  OptionNo,
  OrderNo,
  ProductNo,
  ReviewNo,
} from '../../value/identifiers.ts';
import type { EpochMs } from '../../value/time.ts';
import { type Won, ZERO_WON } from '../../value/won.ts';
import { firstAddresses, type MemoryAddress } from './shop/first-addresses.ts';
import { boughtCntOf, limitsOf } from './shop/memory-purchases.ts';
import type { MemoryMember, MemoryOption, MemoryProduct, MemoryShop } from './shop/memory-shop.ts';

/** A coupon the member holds, used or not. */
export interface MemoryIssue extends OwnedCoupon {
  readonly couponNo: CouponNo;
  readonly issuedAt: EpochMs;
  readonly usedAt: EpochMs | null;
}

/** What came to a member's points, or went. */
export interface MemoryPointEntry {
  readonly reason: PointReason;
  /** Negative for what went. */
  readonly amount: Won;
  /** Owed from then on; negative where that was settled. */
  readonly owedAmt: Won;
  readonly balance: Won;
  readonly orderNo: OrderNo | null;
  readonly at: EpochMs;
}

/** What a member was informed of. */
export interface MemoryAlarm {
  readonly alarmNo: AlarmNo;
  /** One alarm for one effect. */
  readonly effectKey: string;
  readonly event: AlarmEvent;
  readonly at: EpochMs;
  readonly isRead: boolean;
}

/** A product the member wishes for, and what it cost then. */
export interface MemoryWish {
  readonly productNo: ProductNo;
  readonly at: EpochMs;
  readonly price: Won;
}

/** What changes in a memory backend. */
export interface MemoryState {
  joined: boolean;
  account: Account;
  points: Won;
  owedPoints: Won;
  /** Oldest first. */
  pointEntries: readonly MemoryPointEntry[];
  addresses: readonly MemoryAddress[];
  cart: readonly GuestCartLine[];
  issues: readonly MemoryIssue[];
  /** What has been bought, by product. */
  bought: ReadonlyMap<ProductNo, BoughtPieces>;
  /** Oldest first. */
  alarms: readonly MemoryAlarm[];
  /** Newest first. */
  wishes: readonly MemoryWish[];
  /** Newest first. */
  recentProducts: readonly RecentProduct[];
  /** Oldest first. */
  behaviors: readonly Behavior[];
  /** Sold-out options the member waits for, the newest first. */
  restockOptionNos: readonly OptionNo[];
  /** Newest first. */
  myReviews: readonly MyReview[];
  /** Products whose review has brought points. */
  paidReviewProducts: readonly ProductNo[];
  recommendedReviews: readonly ReviewNo[];
  reportedReviews: readonly ReviewNo[];
  /** Newest first. */
  blockedWriters: readonly BlockedWriter[];
  /** Newest first. */
  inquiries: readonly MyInquiry[];
  /** Inquiries whose answer is to be told. */
  toldInquiries: readonly InquiryNo[];
  lastNo: number;
}

/** A shop in memory with everything that happens to it; one member at most. */
export interface MemoryBackend {
  readonly shop: MemoryShop;
  readonly clock: Clock;
  readonly random: Random;
  readonly vault: TokenVault;
  readonly state: MemoryState;
  /** Pieces left, by option. */
  readonly stock: Map<OptionNo, number>;
  /** The member who is logged in; rejects with AU99 for a guest. */
  member(): Promise<MemoryMember>;
  visitor(): Promise<Visitor>;
  /** A number that was never used. */
  nextNo(): number;
}

/** Opens a shop in memory. */
export function openMemoryBackend(
  shop: MemoryShop,
  host: { readonly clock: Clock; readonly random: Random; readonly vault: TokenVault },
): MemoryBackend {
  const { member } = shop;
  const state: MemoryState = {
    joined: !member.isNew,
    account: member.account,
    points: member.points,
    owedPoints: ZERO_WON,
    pointEntries: firstEntries(member.points, host.clock.now()),
    addresses: firstAddresses(member.addresses, host.clock.now()),
    cart: [],
    issues: [],
    bought: new Map(),
    alarms: [],
    wishes: [],
    recentProducts: [],
    behaviors: [],
    restockOptionNos: [],
    myReviews: [],
    paidReviewProducts: [],
    recommendedReviews: [],
    reportedReviews: [],
    blockedWriters: [],
    inquiries: [],
    toldInquiries: [],
    lastNo: 1_000,
  };
  return {
    ...host,
    shop,
    state,
    stock: new Map(shop.products.flatMap(({ options }) => options.map((option) => [option.optionNo, option.stockCnt]))),
    member: async () => {
      if (!(await host.vault.presence()).server) throw commerceError('AU99');
      return { ...member, account: state.account };
    },
    visitor: async () => {
      const loggedIn = (await host.vault.presence()).server;
      return {
        loggedIn,
        adult: loggedIn && state.account.adult,
        telecomCustomer: loggedIn && isTelecomCustomer(state.account.carrier),
      };
    },
    nextNo: () => {
      state.lastNo += 1;
      return state.lastNo;
    },
  };
}

function firstEntries(points: Won, at: EpochMs): readonly MemoryPointEntry[] {
  return points === 0
    ? []
    : [{ reason: 'ADD_EVENT', amount: points, owedAmt: ZERO_WON, balance: points, orderNo: null, at }];
}

/** The product of a number; rejects with NOT_FOUND. */
export function productOf({ shop }: Pick<MemoryBackend, 'shop'>, productNo: ProductNo): MemoryProduct {
  const product = shop.products.find((candidate) => candidate.productNo === productNo);
  if (product === undefined) throw commerceError('NOT_FOUND');
  return product;
}

/** Pieces left of an option. */
export function stockOf({ stock }: Pick<MemoryBackend, 'stock'>, optionNo: OptionNo): number {
  return stock.get(optionNo) ?? 0;
}

/** Whether nothing is left of any option of a product. */
export function isSoldOut(backend: Pick<MemoryBackend, 'stock'>, product: MemoryProduct): boolean {
  return product.options.every((option) => stockOf(backend, option.optionNo) <= 0);
}

/** The picture of a product. */
export function imageOf(productNo: ProductNo): string {
  return `/assets/art/product-${productNo}.svg`;
}

/** A category with all above it, from the root on. */
export function categoryNosOf({ shop }: Pick<MemoryBackend, 'shop'>, categoryNo: CategoryNo): readonly CategoryNo[] {
  const found = shop.categories.find((candidate) => candidate.categoryNo === categoryNo);
  if (found === undefined) return [];
  return [...(found.parentNo === null ? [] : categoryNosOf({ shop }, found.parentNo)), categoryNo];
}

/**
 * A line with all that is known of its goods; adult goods stay without name and price for a visitor who may not see
 * them.
 */
export function orderLine(backend: MemoryBackend, line: GuestCartLine, visitor: Visitor): OrderLine {
  const product = backend.shop.products.find((candidate) => candidate.productNo === line.productNo);
  const option = product?.options.find((candidate) => candidate.optionNo === line.optionNo);
  if (product === undefined || option === undefined) return { ...goneLine(), ...line };
  const fullLine = { ...knownLine(backend, product, option, visitor), ...line };
  return hidesContent(withheldFrom(visitor, product)) ? withoutContent(fullLine) : fullLine;
}

type Goods = Omit<OrderLine, keyof GuestCartLine>;

/** Percent of a price that a purchase brings a visitor as points. */
export function earnRateOf({ shop, state }: MemoryBackend, product: MemoryProduct, { loggedIn }: Visitor): number {
  const grade = loggedIn ? shop.grades.find(({ gradeNo }) => gradeNo === state.account.grade.gradeNo) : undefined;
  return earnRate(product.accumulationRate, grade?.reserveRate ?? 0);
}

function knownLine(backend: MemoryBackend, product: MemoryProduct, option: MemoryOption, visitor: Visitor): Goods {
  const seller = backend.shop.partners.find((candidate) => candidate.partnerNo === product.partnerNo);
  const stockCnt = stockOf(backend, option.optionNo);
  return {
    exists: true,
    saleStatusType: product.saleStatusType,
    adult: product.adult,
    telecomOnly: product.telecomOnly,
    soldOut: stockCnt <= 0,
    stockCnt,
    ...limitsOf(product),
    boughtCnt: visitor.loggedIn ? boughtCntOf(backend, product) : 0,
    salePrice: product.salePrice,
    addPrice: option.addPrice,
    immediateDiscountPrice: product.immediateDiscountAmt,
    additionalDiscountPrice: ZERO_WON,
    productName: product.productName,
    imageUrl: imageOf(product.productNo),
    brandName: product.brandName,
    brandNo: product.brandNo,
    partnerNo: product.partnerNo,
    partnerName: seller?.partnerName ?? '',
    categoryNo: product.categoryNo,
    categoryNos: categoryNosOf(backend, product.categoryNo),
    optionName: option.label,
    optionValue: option.value,
    couponUsable: product.couponUsable,
    giftUsable: true,
    accumulationRate: earnRateOf(backend, product, visitor),
    accumulationUsable: true,
    deliveryTemplateNo: product.deliveryTemplateNo,
  };
}

function goneLine(): Goods {
  return {
    ...NO_CONTENT,
    exists: false,
    saleStatusType: 'FINISHED',
    adult: false,
    telecomOnly: false,
    soldOut: true,
    stockCnt: 0,
    ...UNLIMITED,
    boughtCnt: 0,
    brandNo: null,
    partnerNo: 1,
    partnerName: '',
    categoryNo: 1,
    categoryNos: [],
    couponUsable: false,
    giftUsable: false,
    accumulationRate: 0,
    accumulationUsable: false,
    deliveryTemplateNo: 0,
  };
}
