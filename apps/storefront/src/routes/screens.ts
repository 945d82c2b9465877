import type { ScreenDefinition } from '../app/screen.ts';
import type { RouteName } from './paths.ts';

interface ScreenModule {
  readonly screen: ScreenDefinition;
}

/** Which file under `features/` shows a route; a file that is not there yet shows the wrong-page screen. */
const SCREEN_FILES: Readonly<Record<RouteName, string>> = {
  home: 'home/home',
  category: 'category/category',
  categoryList: 'category/category-list',
  brandCategory: 'category/brand-category',
  exhibition: 'exhibition/exhibition',
  brandHall: 'exhibition/brand-hall',
  section: 'exhibition/section',
  login: 'session/login',
  terms: 'session/terms',
  loginRedirect: 'session/login-redirect',
  appAccess: 'legal/app-access',
  search: 'search/search',
  searchResult: 'search/search-result',
  product: 'product/product',
  photoReviews: 'product/photo-reviews',
  photoReview: 'product/photo-review',
  writeReview: 'review/write-review',
  reportReview: 'review/report-review',
  askProduct: 'inquiry/ask-product',
  myPage: 'account/my-page',
  myInfo: 'account/my-info',
  editInfo: 'account/edit-info',
  phoneCertification: 'account/phone-certification',
  addresses: 'address/addresses',
  addAddress: 'address/add-address',
  editAddress: 'address/edit-address',
  alertSettings: 'account/alert-settings',
  serviceConsent: 'account/service-consent',
  openSource: 'legal/open-source',
  withdrawal: 'account/withdrawal',
  withdrawalCertification: 'account/phone-certification',
  orders: 'order/orders',
  orderDetail: 'order/order-detail',
  exchangeOrReturn: 'order/exchange-or-return',
  cancelOrder: 'order/cancel-order',
  previousOrders: 'order/previous-orders',
  beforeEntering: 'checkout/before-entering',
  afterEntering: 'checkout/after-entering',
  orderSheet: 'checkout/order-sheet',
  orderComplete: 'checkout/order-complete',
  myReviews: 'review/my-reviews',
  coupons: 'coupon/coupons',
  alerts: 'alarm/alerts',
  giftBox: 'gift/gift-box',
  receivedGift: 'gift/received-gift',
  sentGift: 'gift/sent-gift',
  giftSender: 'gift/gift-sender',
  enterAddress: 'gift/enter-address',
  recipientInfo: 'gift/recipient-info',
  myInquiries: 'inquiry/my-inquiries',
  myInquiryForm: 'inquiry/inquiry-form',
  recent: 'wish/recent',
  wishList: 'wish/wish-list',
  recentWish: 'wish/recent-wish',
  mostBought: 'wish/most-bought',
  myNotices: 'notice/notices',
  notices: 'notice/notices',
  myFaq: 'notice/faq',
  faq: 'notice/faq',
  grade: 'account/grade',
  points: 'point/points',
  expiringPoints: 'point/expiring-points',
  recommend: 'exhibition/recommend',
  event: 'exhibition/event',
  cart: 'cart/cart',
  membership: 'membership/membership',
  privacy: 'legal/privacy',
  ipProtection: 'legal/ip-protection',
  sellers: 'legal/sellers',
  temporaryEvent: 'exhibition/temporary-event',
  inquiryForm: 'inquiry/inquiry-form',
  wrongPage: 'wrong-page/wrong-page',
};

/** Time a script or style chunk may take before the loading-failed message: 120 s. Spec §9. */
export const CHUNK_LIMIT_MS = 120_000;

const MODULES = import.meta.glob<ScreenModule>('../features/*/*.screen.tsx');
const loaded = new Map<string, ScreenDefinition>();
const loading = new Map<string, Promise<ScreenDefinition>>();

/** The source file of a route's screen, as the build's manifest names it. */
export function screenFile(name: RouteName): string {
  const file = `../features/${SCREEN_FILES[name]}.screen.tsx`;
  return file in MODULES ? file : `../features/${SCREEN_FILES.wrongPage}.screen.tsx`;
}

/** Whether a route has a screen of its own. */
export function hasScreen(name: RouteName): boolean {
  return `../features/${SCREEN_FILES[name]}.screen.tsx` in MODULES;
}

/** A screen that has already arrived; undefined while it has not. */
export function loadedScreen(name: RouteName): ScreenDefinition | undefined {
  return loaded.get(screenFile(name));
}

/** Brings a route's screen; rejects when its chunk cannot be had, and tries again when asked again. */
export function loadScreen(name: RouteName): Promise<ScreenDefinition> {
  const file = screenFile(name);
  const known = loading.get(file);
  if (known !== undefined) return known;
  const module = MODULES[file];
  if (module === undefined) return Promise.reject(new Error(`no screen: ${file}`));
  const screen = withLimit(module(), CHUNK_LIMIT_MS).then((found) => {
    loaded.set(file, found.screen);
    return found.screen;
  });
  screen.catch(() => loading.delete(file));
  loading.set(file, screen);
  return screen;
}

/** Rejects when a chunk has not come in time; a chunk that comes later is used when it is asked for again. Spec §9. */
export function withLimit<T>(chunk: Promise<T>, limitMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the chunk did not come in time')), limitMs);
  return Promise.race([chunk, promise]).finally(() => clearTimeout(timer));
}
