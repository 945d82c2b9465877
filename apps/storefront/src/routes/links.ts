import type {
  AddressNo,
  AlarmKind,
  CategoryNo,
  ClaimNo,
  EventNo,
  ExhibitionNo,
  GiftId,
  InquiryForm,
  InquiryTab,
  OptionNo,
  OrderNo,
  OrderOptionNo,
  OrderSheetNo,
  PointHistoryKind,
  ProductNo,
  RecentWishTab,
  ReviewNo,
  SectionNo,
} from '@dealstore/commerce-core/domain';
import { ROUTES } from './paths.ts';
import { routePattern } from './route-pattern.ts';

const fill = (source: string, params: Readonly<Record<string, string | number>>): string =>
  routePattern(source).write(Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])));

const withQuery = (path: string, query: Readonly<Record<string, string | number | undefined>>): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
};

/** The tabs under the header of the home, in their order. Spec §3 (Home: tab name); words assumed. */
export const HOME_TABS = ['home', 'deal', 'best', 'limited', 'exhibitions', 'events'] as const;

/** One of those tabs. */
export type HomeTab = (typeof HOME_TABS)[number];

/** How a list may be ordered and narrowed in its URL. Assumed: the specification names no query. */
export type ListQuery = Readonly<Record<string, string | number | undefined>>;

/**
 * Writes the links of the shop; no other code puts a path together.
 * @example paths.product(1001) // '/product/1001'
 */
export const paths = {
  home: (tab: HomeTab = 'home') => (tab === 'home' ? '/' : withQuery('/', { tab })),
  category: () => ROUTES.category.path,
  categoryList: (
    category: { readonly index: number; readonly id: CategoryNo; readonly name: string },
    query: ListQuery = {},
  ) =>
    withQuery(
      fill(ROUTES.categoryList.path, { catIndex: category.index, id: category.id, name: category.name || '-' }),
      query,
    ),
  brandCategory: (categoryNo: CategoryNo) => fill(ROUTES.brandCategory.path, { categoryNo }),
  exhibition: (id: ExhibitionNo) => fill(ROUTES.exhibition.path, { id }),
  brandHall: (headId: ExhibitionNo) => fill(ROUTES.brandHall.path, { headId }),
  section: (id: SectionNo) => fill(ROUTES.section.path, { id }),
  login: (purpose?: 'adult' | 'phone' | 'withdrawal') => withQuery(ROUTES.login.path, { purpose }),
  terms: () => ROUTES.terms.path,
  appAccess: () => ROUTES.appAccess.path,
  search: () => ROUTES.search.path,
  searchResult: (keyword: string, query: ListQuery = {}) => withQuery(ROUTES.searchResult.path, { keyword, ...query }),
  product: (productNo: ProductNo) => fill(ROUTES.product.path, { productNo }),
  photoReviews: (productNo: ProductNo) => fill(ROUTES.photoReviews.path, { productNo }),
  photoReview: (productNo: ProductNo, reviewNo: ReviewNo) => fill(ROUTES.photoReview.path, { productNo, reviewNo }),
  writeReview: (productNo: ProductNo, optionNo: OptionNo, orderNo: OrderNo) =>
    fill(ROUTES.writeReview.path, { productNo, optionNo, orderNo }),
  reportReview: (productNo: ProductNo, reviewNo: ReviewNo) => fill(ROUTES.reportReview.path, { productNo, reviewNo }),
  askProduct: (productNo: ProductNo) => fill(ROUTES.askProduct.path, { productNo }),
  myPage: () => ROUTES.myPage.path,
  myInfo: () => ROUTES.myInfo.path,
  editInfo: () => ROUTES.editInfo.path,
  phoneCertification: () => ROUTES.phoneCertification.path,
  addresses: () => ROUTES.addresses.path,
  addAddress: () => ROUTES.addAddress.path,
  editAddress: (addressNo: AddressNo) => fill(ROUTES.editAddress.path, { addressNo }),
  alertSettings: () => ROUTES.alertSettings.path,
  loginDevices: () => ROUTES.loginDevices.path,
  serviceConsent: (type: string) => fill(ROUTES.serviceConsent.path, { type }),
  openSource: (query: ListQuery = {}) => withQuery(ROUTES.openSource.path, query),
  withdrawal: () => ROUTES.withdrawal.path,
  withdrawalCertification: () => ROUTES.withdrawalCertification.path,
  orders: (query: ListQuery = {}) => withQuery(ROUTES.orders.path, query),
  orderDetail: (order: {
    readonly type: 'order' | 'gift' | 'previous';
    readonly productNo: ProductNo;
    readonly optionNo: OptionNo;
    readonly orderOptionNo: OrderOptionNo;
    readonly orderNo: OrderNo;
  }) =>
    fill(ROUTES.orderDetail.path, {
      type: order.type,
      id: order.productNo,
      optionNo: order.optionNo,
      orderOptionNo: order.orderOptionNo,
      orderNo: order.orderNo,
    }),
  /** @param orderOptionNo null for the whole order */
  cancelOrder: (order: {
    readonly orderNo: OrderNo;
    readonly orderStatusType: string;
    readonly orderOptionNo: OrderOptionNo | null;
  }) =>
    fill(ROUTES.cancelOrder.path, {
      id: order.orderNo,
      selectedStatus: order.orderStatusType,
      orderOptionNo: order.orderOptionNo ?? 0,
      giftId: 0,
    }),
  exchangeOrReturn: (
    option: {
      readonly orderOptionNo: OrderOptionNo;
      readonly orderNo: OrderNo;
      readonly optionNo: OptionNo;
      readonly productNo: ProductNo;
    },
    claim?: 'exchange' | 'return',
  ) =>
    withQuery(
      fill(ROUTES.exchangeOrReturn.path, {
        id: option.orderOptionNo,
        orderNo: option.orderNo,
        optionNo: option.optionNo,
        productNo: option.productNo,
      }),
      { claim },
    ),
  claim: (claimNo: ClaimNo) => fill(ROUTES.claimDetail.path, { claimNo }),
  orderSheet: (orderSheetNo: OrderSheetNo, query: ListQuery = {}) =>
    withQuery(fill(ROUTES.orderSheet.path, { orderSheetNo }), query),
  orderComplete: (query: ListQuery = {}) => withQuery(ROUTES.orderComplete.path, query),
  previousOrders: () => ROUTES.previousOrders.path,
  myReviews: (type: 'writable' | 'written') => fill(ROUTES.myReviews.path, { type }),
  coupons: (tab?: string) => ROUTES.coupons.path + (tab === undefined ? '' : `?tab=${tab}`),
  alerts: (kind?: AlarmKind) => withQuery(ROUTES.alerts.path, { kind }),
  giftBox: (query: ListQuery = {}) => withQuery(ROUTES.giftBox.path, query),
  receivedGift: (giftId: GiftId) => withQuery(ROUTES.receivedGift.path, { giftId }),
  sentGift: (giftId: GiftId) => withQuery(ROUTES.sentGift.path, { giftId }),
  giftSender: (sheet: OrderSheetNo) => withQuery(ROUTES.giftSender.path, { sheet }),
  enterAddress: (giftId: GiftId) => withQuery(ROUTES.enterAddress.path, { giftId }),
  beforeEntering: (giftId: GiftId) => withQuery(ROUTES.beforeEntering.path, { giftId }),
  afterEntering: (giftId: GiftId) => withQuery(ROUTES.afterEntering.path, { giftId }),
  /** The page a gift is received on; the token is its key. */
  recipientInfo: (token: string) => fill(ROUTES.recipientInfo.path, { giftId: token }),
  myInquiries: (tab?: InquiryTab) => withQuery(ROUTES.myInquiries.path, { tab: tab === 'itemQna' ? undefined : tab }),
  inquiryForm: (form: InquiryForm) => fill(ROUTES.myInquiryForm.path, { product: form }),
  recent: () => ROUTES.recent.path,
  wishList: () => ROUTES.wishList.path,
  recentWish: (tab?: RecentWishTab) => withQuery(ROUTES.recentWish.path, { tab }),
  mostBought: () => ROUTES.mostBought.path,
  notices: (place: 'open' | 'myPage' = 'open') => ROUTES[place === 'open' ? 'notices' : 'myNotices'].path,
  faq: (place: 'open' | 'myPage' = 'open', query: ListQuery = {}) =>
    withQuery(ROUTES[place === 'open' ? 'faq' : 'myFaq'].path, query),
  grade: () => ROUTES.grade.path,
  points: (kind?: PointHistoryKind) => ROUTES.points.path + (kind === undefined ? '' : `?kind=${kind}`),
  expiringPoints: () => ROUTES.expiringPoints.path,
  recommend: (type: 'daily' | 'similar' | 'popular') => fill(ROUTES.recommend.path, { type }),
  temporaryEvent: () => ROUTES.temporaryEvent.path,
  event: (id: EventNo) => fill(ROUTES.event.path, { id }),
  cart: () => ROUTES.cart.path,
  membership: () => ROUTES.membership.path,
  privacy: () => ROUTES.privacy.path,
  ipProtection: () => ROUTES.ipProtection.path,
  sellers: (page = 1) => withQuery(ROUTES.sellers.path, { page: page === 1 ? undefined : page }),
  wrongPage: () => ROUTES.wrongPage.path,
} as const;
