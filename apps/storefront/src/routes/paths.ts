import { type RouteParams, routePattern } from './route-pattern.ts';

interface RouteRow {
  /** The canonical pattern, see `routePattern`. */
  readonly path: string;
  /** Patterns that show the same screen without a redirect. */
  readonly also?: readonly string[];
  /** Patterns that answer 308 to the canonical path. */
  readonly aliases?: readonly string[];
  /** Whether a guest is asked to log in first. Spec §4. */
  readonly access: 'public' | 'member';
  /** What analytics calls the page. Assumed: one code per route. */
  readonly pageCode: string;
}

const open = (path: string, pageCode: string): RouteRow => ({ path, pageCode, access: 'public' });
const member = (path: string, pageCode: string): RouteRow => ({ path, pageCode, access: 'member' });

/** Every route of the shop, in the order they are tried. Spec §2. */
export const ROUTES = {
  home: { ...open('/', 'HOME'), also: ['/index/home'] },
  category: open('/category', 'CATEGORY'),
  categoryList: open('/category/list/:catIndex/:id<digits>/:name', 'CATEGORY_LIST'),
  brandCategory: open('/brand/category/:categoryNo<digits>', 'BRAND_CATEGORY'),
  exhibition: open('/exhibition/:id<digits>', 'EXHIBITION'),
  brandHall: open('/exhibition/all/:headId<digits>', 'BRAND_HALL'),
  section: open('/section/:id<digits>', 'SECTION'),
  login: open('/auth/login', 'LOGIN'),
  terms: open('/auth/terms', 'TERMS'),
  loginRedirect: open('/auth/redirect', 'LOGIN_REDIRECT'),
  appAccess: open('/etc/app_access', 'APP_ACCESS'),
  search: open('/search', 'SEARCH'),
  searchResult: open('/search/result', 'SEARCH_RESULT'),
  product: open('/product/:productNo<digits>', 'PRODUCT'),
  photoReviews: open('/product/:productNo<digits>/review/photoZone', 'PHOTO_REVIEWS'),
  photoReview: open('/product/:productNo<digits>/review/photoZone/detail/:reviewNo<digits>', 'PHOTO_REVIEW'),
  writeReview: member('/product/:productNo<digits>/review/create/:optionNo<digits>/:orderNo', 'WRITE_REVIEW'),
  reportReview: member('/product/:productNo<digits>/review/report/:reviewNo<digits>', 'REPORT_REVIEW'),
  askProduct: member('/product/:productNo<digits>/counseling/create', 'ASK_PRODUCT'),
  myPage: member('/myPage', 'MY_PAGE'),
  myInfo: member('/myPage/myInfo', 'MY_INFO'),
  editInfo: member('/myPage/myInfo/editInformation', 'EDIT_INFO'),
  phoneCertification: member('/myPage/myInfo/phoneCertification', 'PHONE_CERTIFICATION'),
  addresses: member('/myPage/myInfo/delivery', 'ADDRESSES'),
  addAddress: member('/myPage/myInfo/addDelivery', 'ADD_ADDRESS'),
  editAddress: member('/myPage/myInfo/editDelivery/:addressNo<digits>', 'EDIT_ADDRESS'),
  alertSettings: member('/myPage/myInfo/set', 'ALERT_SETTINGS'),
  serviceConsent: member('/myPage/myInfo/serviceConsent/:type', 'SERVICE_CONSENT'),
  openSource: member('/myPage/myInfo/opensource', 'OPEN_SOURCE'),
  withdrawal: member('/myPage/myInfo/withdrawal', 'WITHDRAWAL'),
  withdrawalCertification: member('/myPage/myInfo/withdrawal/phoneCertification', 'WITHDRAWAL_CERTIFICATION'),
  orders: member('/myPage/order', 'ORDERS'),
  orderDetail: member(
    '/myPage/order/detail/:type<order|gift|previous>/:id/:optionNo/:orderOptionNo/:orderNo',
    'ORDER_DETAIL',
  ),
  exchangeOrReturn: member('/myPage/order/request/:id/:orderNo/:optionNo/:productNo', 'EXCHANGE_OR_RETURN'),
  cancelOrder: member('/myPage/order/orderCancel/:id/:selectedStatus/:orderOptionNo/:giftId', 'CANCEL_ORDER'),
  previousOrders: member('/myPage/order/previousList', 'PREVIOUS_ORDERS'),
  beforeEntering: member('/myPage/order/payment/beforeEntering', 'BEFORE_ENTERING'),
  afterEntering: member('/myPage/order/payment/afterEntering', 'AFTER_ENTERING'),
  orderSheet: member('/order/sheet/:orderSheetNo', 'ORDER_SHEET'),
  orderComplete: member('/order/complete', 'ORDER_COMPLETE'),
  myReviews: member('/myPage/review/:type<writable|written>', 'MY_REVIEWS'),
  coupons: member('/myPage/coupon', 'COUPONS'),
  alerts: member('/mypage/alert', 'ALERTS'),
  giftBox: member('/myPage/gift', 'GIFT_BOX'),
  receivedGift: member('/myPage/gift/receiveGift/detail', 'RECEIVED_GIFT'),
  sentGift: member('/myPage/gift/sendGift/detail', 'SENT_GIFT'),
  giftSender: member('/myPage/gift/giftSender', 'GIFT_SENDER'),
  enterAddress: member('/myPage/gift/enterAddress', 'ENTER_ADDRESS'),
  recipientInfo: open('/myPage/giftBox/recipientInfoInput/:giftId', 'RECIPIENT_INFO'),
  myInquiries: member('/myPage/qna', 'MY_INQUIRIES'),
  myInquiryForm: member('/myPage/qna/:product<(?:product|mall)?>UserSoundDetail', 'MY_INQUIRY_FORM'),
  recent: member('/myPage/recent', 'RECENT'),
  wishList: { ...member('/myPage/wishList', 'WISH_LIST'), aliases: ['/wishList'] },
  recentWish: { ...member('/myPage/recentWish', 'RECENT_WISH'), aliases: ['/recentWish'] },
  mostBought: member('/myPage/mostBuy', 'MOST_BOUGHT'),
  myNotices: member('/myPage/notice', 'MY_NOTICES'),
  notices: open('/notice', 'NOTICES'),
  myFaq: member('/myPage/faq', 'MY_FAQ'),
  faq: open('/faq', 'FAQ'),
  grade: member('/myPage/benefit', 'GRADE'),
  points: member('/myPage/point', 'POINTS'),
  expiringPoints: member('/myPage/point/extinguished', 'EXPIRING_POINTS'),
  recommend: open('/recommend/:type<daily|similar|popular>', 'RECOMMEND'),
  event: open('/event/:id<digits>', 'EVENT'),
  cart: open('/cart', 'CART'),
  membership: open('/memberShip', 'MEMBERSHIP'),
  privacy: open('/etc/personal', 'PRIVACY'),
  ipProtection: open('/etc/right', 'IP_PROTECTION'),
  sellers: open('/etc/seller', 'SELLERS'),
  temporaryEvent: open('/etc/temp_event', 'TEMPORARY_EVENT'),
  inquiryForm: member('/:product<(?:product|mall)?>UserSoundDetail', 'INQUIRY_FORM'),
  wrongPage: open('/error', 'WRONG_PAGE'),
} as const satisfies Readonly<Record<string, RouteRow>>;

/** The word for a route in code. */
export type RouteName = keyof typeof ROUTES;

/** A path understood: which route it is, its parameters, and the path it should have been written as. */
export interface RouteMatch {
  readonly name: RouteName;
  readonly params: RouteParams;
  /** Where a 308 should lead, or null when the path is already the canonical one. */
  readonly moved: string | null;
}

interface CompiledRoute {
  readonly name: RouteName;
  readonly pattern: ReturnType<typeof routePattern>;
  readonly canonical: ReturnType<typeof routePattern>;
  readonly kind: 'canonical' | 'also' | 'alias';
}

const COMPILED: readonly CompiledRoute[] = routeNames().flatMap((name) => {
  const row: RouteRow = ROUTES[name];
  const canonical = routePattern(row.path);
  const compiled = (source: string, kind: CompiledRoute['kind']) => ({
    name,
    canonical,
    kind,
    pattern: routePattern(source),
  });
  return [
    { name, canonical, kind: 'canonical' as const, pattern: canonical },
    ...(row.also ?? []).map((source) => compiled(source, 'also')),
    ...(row.aliases ?? []).map((source) => compiled(source, 'alias')),
  ];
});

/** Every route's name, in the order they are tried. */
export function routeNames(): readonly RouteName[] {
  return Object.keys(ROUTES).filter(isRouteName);
}

function isRouteName(name: string): name is RouteName {
  return name in ROUTES;
}

/** Which route a path belongs to, whatever its letter case; null shows the wrong-page screen. Spec §2, §8. */
export function matchRoute(pathname: string): RouteMatch | null {
  for (const route of COMPILED) {
    const params = route.pattern.match(pathname);
    if (params === null) continue;
    return { name: route.name, params, moved: movedTo(route, pathname, params) };
  }
  return null;
}

function movedTo(route: CompiledRoute, pathname: string, params: RouteParams): string | null {
  if (route.kind === 'also') return null;
  const canonical = route.canonical.write(params);
  const written = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (route.kind === 'alias') return canonical;
  const sameLetters = decodeURI(written).toLowerCase() === decodeURI(canonical).toLowerCase();
  return sameLetters && decodeURI(written) !== decodeURI(canonical) ? canonical : null;
}

/** Whether a path is one of ours that a guest must log in for. Spec §4. */
export function isMemberRoute(name: RouteName): boolean {
  return ROUTES[name].access === 'member';
}
