import { paths } from '../../routes/links.ts';
import type { RouteName } from '../../routes/paths.ts';
import { hasScreen } from '../../routes/screens.ts';
import type { myPageText } from './my-page.text.ts';

/** A place on my page: its route, which also names it, and its address. */
export interface MyPagePlace {
  readonly route: RouteName;
  readonly href: string;
}

/** Places that belong together. */
export interface MyPageGroup {
  readonly name: Exclude<keyof (typeof myPageText)['ko'], 'menu'>;
  readonly places: readonly MyPagePlace[];
}

const GROUPS: readonly MyPageGroup[] = [
  {
    name: 'shopping',
    places: [
      { route: 'orders', href: paths.orders() },
      { route: 'previousOrders', href: paths.previousOrders() },
      { route: 'giftBox', href: paths.giftBox() },
      { route: 'recentWish', href: paths.recentWish() },
      { route: 'mostBought', href: paths.mostBought() },
    ],
  },
  {
    name: 'benefits',
    places: [
      { route: 'grade', href: paths.grade() },
      { route: 'coupons', href: paths.coupons() },
      { route: 'points', href: paths.points() },
    ],
  },
  {
    name: 'activity',
    places: [
      { route: 'myReviews', href: paths.myReviews('writable') },
      { route: 'myInquiries', href: paths.myInquiries() },
      { route: 'alerts', href: paths.alerts() },
    ],
  },
  {
    name: 'account',
    places: [
      { route: 'myInfo', href: paths.myInfo() },
      { route: 'addresses', href: paths.addresses() },
      { route: 'alertSettings', href: paths.alertSettings() },
    ],
  },
  {
    name: 'help',
    places: [
      { route: 'myNotices', href: paths.notices('myPage') },
      { route: 'myFaq', href: paths.faq('myPage') },
    ],
  },
];

/** The places of my page whose screens exist, by group; a group without any is left out. Spec §2. */
export function myPageGroups(): readonly MyPageGroup[] {
  return GROUPS.map(({ name, places }) => ({ name, places: places.filter(({ route }) => hasScreen(route)) })).filter(
    ({ places }) => places.length > 0,
  );
}
