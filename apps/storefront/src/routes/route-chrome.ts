import type { RouteName } from './paths.ts';

/** Icons a header may carry at its right. Spec §2 (Chrome). */
export type HeaderIcon = 'home' | 'search' | 'wish' | 'alert' | 'cart' | 'close';

/** What surrounds a screen. */
export interface RouteChrome {
  readonly left: 'logo' | 'back' | 'none';
  readonly center: 'search' | 'title' | 'none';
  readonly icons: readonly HeaderIcon[];
  /** Tabs of the home under the header on small screens, too; a page without a footer has no tabs anywhere. */
  readonly gnb: boolean;
  /** Bottom tab bar on small screens. Spec §2. */
  readonly tabBar: boolean;
  readonly footer: boolean;
  /** No way back to the top: a form or a finish ends in its own button, which nothing may cover. Spec §2; where, is assumed. */
  readonly toTop?: false;
}

const HOME: RouteChrome = {
  left: 'logo',
  center: 'search',
  icons: ['alert', 'cart'],
  gnb: true,
  tabBar: true,
  footer: true,
};
const ROOT: RouteChrome = {
  left: 'none',
  center: 'title',
  icons: ['search', 'cart'],
  gnb: false,
  tabBar: true,
  footer: true,
};
const LIST: RouteChrome = { ...ROOT, left: 'back' };
const DETAIL: RouteChrome = { ...LIST, icons: ['home', 'search', 'cart'], tabBar: false };
const PAGE: RouteChrome = { ...LIST, icons: ['home', 'cart'] };
const FORM: RouteChrome = { ...LIST, icons: [], tabBar: false, footer: false, toTop: false };
const SHEET: RouteChrome = { ...FORM, left: 'none', icons: ['close'] };

/** The header, tab bar and footer of every route. Spec §2: “header per route”; which one, is assumed. */
export const ROUTE_CHROME = {
  home: HOME,
  category: LIST,
  categoryList: LIST,
  brandCategory: LIST,
  exhibition: LIST,
  brandHall: LIST,
  section: LIST,
  login: SHEET,
  terms: SHEET,
  loginRedirect: SHEET,
  appAccess: PAGE,
  search: { ...ROOT, left: 'back', icons: ['cart'] },
  searchResult: { ...LIST, center: 'search', icons: ['cart'] },
  product: DETAIL,
  photoReviews: DETAIL,
  photoReview: SHEET,
  writeReview: FORM,
  reportReview: FORM,
  askProduct: FORM,
  myPage: { ...ROOT, icons: ['alert', 'cart'] },
  myInfo: PAGE,
  editInfo: FORM,
  phoneCertification: FORM,
  addresses: PAGE,
  addAddress: FORM,
  editAddress: FORM,
  alertSettings: PAGE,
  loginDevices: PAGE,
  serviceConsent: FORM,
  openSource: PAGE,
  withdrawal: FORM,
  withdrawalCertification: FORM,
  orders: PAGE,
  orderDetail: PAGE,
  exchangeOrReturn: FORM,
  cancelOrder: FORM,
  claimDetail: PAGE,
  previousOrders: PAGE,
  beforeEntering: FORM,
  afterEntering: FORM,
  orderSheet: FORM,
  orderComplete: { ...SHEET, icons: ['home'] },
  myReviews: PAGE,
  coupons: PAGE,
  alerts: PAGE,
  giftBox: PAGE,
  receivedGift: PAGE,
  sentGift: PAGE,
  giftSender: FORM,
  enterAddress: FORM,
  recipientInfo: { ...SHEET, icons: [], footer: true },
  myInquiries: PAGE,
  myInquiryForm: FORM,
  recent: { ...LIST, icons: ['search', 'wish', 'cart'] },
  wishList: LIST,
  recentWish: ROOT,
  mostBought: LIST,
  myNotices: PAGE,
  notices: PAGE,
  myFaq: PAGE,
  faq: PAGE,
  grade: PAGE,
  points: PAGE,
  expiringPoints: PAGE,
  recommend: LIST,
  event: LIST,
  cart: { ...DETAIL, icons: ['home', 'search'] },
  membership: { ...PAGE, icons: ['search', 'cart'] },
  privacy: PAGE,
  ipProtection: PAGE,
  sellers: PAGE,
  temporaryEvent: PAGE,
  inquiryForm: FORM,
  wrongPage: LIST,
} as const satisfies Readonly<Record<RouteName, RouteChrome>>;
