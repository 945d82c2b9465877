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
}

const open = (path: string): RouteRow => ({ path, access: 'public' });
const member = (path: string): RouteRow => ({ path, access: 'member' });

/** Every route of the shop, in the order they are tried. Spec §2. */
export const ROUTES = {
  home: { ...open('/'), also: ['/index/home'] },
  category: open('/category'),
  categoryList: open('/category/list/:catIndex/:id<digits>/:name'),
  brandCategory: open('/brand/category/:categoryNo<digits>'),
  exhibition: open('/exhibition/:id<digits>'),
  brandHall: open('/exhibition/all/:headId<digits>'),
  section: open('/section/:id<digits>'),
  login: open('/auth/login'),
  terms: open('/auth/terms'),
  loginRedirect: open('/auth/redirect'),
  appAccess: open('/etc/app_access'),
  search: open('/search'),
  searchResult: open('/search/result'),
  product: open('/product/:productNo<digits>'),
  photoReviews: open('/product/:productNo<digits>/review/photoZone'),
  photoReview: open('/product/:productNo<digits>/review/photoZone/detail/:reviewNo<digits>'),
  writeReview: member('/product/:productNo<digits>/review/create/:optionNo<digits>/:orderNo'),
  reportReview: member('/product/:productNo<digits>/review/report/:reviewNo<digits>'),
  askProduct: member('/product/:productNo<digits>/counseling/create'),
  myPage: member('/myPage'),
  myInfo: member('/myPage/myInfo'),
  editInfo: member('/myPage/myInfo/editInformation'),
  phoneCertification: member('/myPage/myInfo/phoneCertification'),
  addresses: member('/myPage/myInfo/delivery'),
  addAddress: member('/myPage/myInfo/addDelivery'),
  editAddress: member('/myPage/myInfo/editDelivery/:addressNo<digits>'),
  alertSettings: member('/myPage/myInfo/set'),
  loginDevices: member('/myPage/myInfo/devices'),
  serviceConsent: member('/myPage/myInfo/serviceConsent/:type'),
  openSource: member('/myPage/myInfo/opensource'),
  withdrawal: member('/myPage/myInfo/withdrawal'),
  withdrawalCertification: member('/myPage/myInfo/withdrawal/phoneCertification'),
  orders: member('/myPage/order'),
  orderDetail: member('/myPage/order/detail/:type<order|gift|previous>/:id/:optionNo/:orderOptionNo/:orderNo'),
  exchangeOrReturn: member('/myPage/order/request/:id/:orderNo/:optionNo/:productNo'),
  cancelOrder: member('/myPage/order/orderCancel/:id/:selectedStatus/:orderOptionNo/:giftId'),
  claimDetail: member('/myPage/order/claim/:claimNo<digits>'),
  previousOrders: member('/myPage/order/previousList'),
  beforeEntering: member('/myPage/order/payment/beforeEntering'),
  afterEntering: member('/myPage/order/payment/afterEntering'),
  orderSheet: member('/order/sheet/:orderSheetNo'),
  orderComplete: member('/order/complete'),
  myReviews: member('/myPage/review/:type<writable|written>'),
  coupons: member('/myPage/coupon'),
  alerts: member('/mypage/alert'),
  giftBox: member('/myPage/gift'),
  receivedGift: member('/myPage/gift/receiveGift/detail'),
  sentGift: member('/myPage/gift/sendGift/detail'),
  giftSender: member('/myPage/gift/giftSender'),
  enterAddress: member('/myPage/gift/enterAddress'),
  recipientInfo: open('/myPage/giftBox/recipientInfoInput/:giftId'),
  myInquiries: member('/myPage/qna'),
  myInquiryForm: member('/myPage/qna/:product<(?:product|mall)?>UserSoundDetail'),
  recent: member('/myPage/recent'),
  wishList: { ...member('/myPage/wishList'), aliases: ['/wishList'] },
  recentWish: { ...member('/myPage/recentWish'), aliases: ['/recentWish'] },
  mostBought: member('/myPage/mostBuy'),
  myNotices: member('/myPage/notice'),
  notices: open('/notice'),
  myFaq: member('/myPage/faq'),
  faq: open('/faq'),
  grade: member('/myPage/benefit'),
  points: member('/myPage/point'),
  expiringPoints: member('/myPage/point/extinguished'),
  recommend: open('/recommend/:type<daily|similar|popular>'),
  event: open('/event/:id<digits>'),
  cart: open('/cart'),
  membership: open('/memberShip'),
  privacy: open('/etc/personal'),
  ipProtection: open('/etc/right'),
  sellers: open('/etc/seller'),
  temporaryEvent: open('/etc/temp_event'),
  inquiryForm: member('/:product<(?:product|mall)?>UserSoundDetail'),
  wrongPage: open('/error'),
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

/**
 * What analytics calls a page: one code per route. Assumed: the specification gives no values.
 * @example pageCodeOf('photoReviews') // 'PHOTO_REVIEWS'
 */
export function pageCodeOf(name: RouteName): string {
  return words(name).join('_').toUpperCase();
}

/** The words of a route's name. @example words('photoReviews') // ['photo', 'reviews'] */
export function words(name: string): readonly string[] {
  return name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
}
