import {
  Award,
  Bell,
  CircleHelp,
  Clock,
  Coins,
  Gift,
  Heart,
  MapPin,
  Megaphone,
  MessageCircleQuestion,
  ReceiptText,
  Repeat,
  ShoppingCart,
  Star,
  TicketPercent,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { paths } from '../../../routes/links.ts';
import type { RouteName } from '../../../routes/paths.ts';
import { routeTitleText } from '../../../routes/route-title.text.ts';
import { hasScreen } from '../../../routes/screens.ts';
import styles from './shortcuts.module.css';

const PLACES: readonly { readonly route: RouteName; readonly href: string; readonly picture: ReactNode }[] = [
  { route: 'orders', href: paths.orders(), picture: <ReceiptText strokeWidth={1.75} aria-hidden /> },
  { route: 'cart', href: paths.cart(), picture: <ShoppingCart strokeWidth={1.75} aria-hidden /> },
  { route: 'wishList', href: paths.wishList(), picture: <Heart strokeWidth={1.75} aria-hidden /> },
  { route: 'recent', href: paths.recent(), picture: <Clock strokeWidth={1.75} aria-hidden /> },
  { route: 'coupons', href: paths.coupons(), picture: <TicketPercent strokeWidth={1.75} aria-hidden /> },
  { route: 'points', href: paths.points(), picture: <Coins strokeWidth={1.75} aria-hidden /> },
  { route: 'grade', href: paths.grade(), picture: <Award strokeWidth={1.75} aria-hidden /> },
  { route: 'giftBox', href: paths.giftBox(), picture: <Gift strokeWidth={1.75} aria-hidden /> },
  { route: 'mostBought', href: paths.mostBought(), picture: <Repeat strokeWidth={1.75} aria-hidden /> },
  { route: 'myReviews', href: paths.myReviews('writable'), picture: <Star strokeWidth={1.75} aria-hidden /> },
  {
    route: 'myInquiries',
    href: paths.myInquiries(),
    picture: <MessageCircleQuestion strokeWidth={1.75} aria-hidden />,
  },
  { route: 'alerts', href: paths.alerts(), picture: <Bell strokeWidth={1.75} aria-hidden /> },
  { route: 'addresses', href: paths.addresses(), picture: <MapPin strokeWidth={1.75} aria-hidden /> },
  { route: 'myNotices', href: paths.notices('myPage'), picture: <Megaphone strokeWidth={1.75} aria-hidden /> },
  { route: 'myFaq', href: paths.faq('myPage'), picture: <CircleHelp strokeWidth={1.75} aria-hidden /> },
  { route: 'myInfo', href: paths.myInfo(), picture: <UserRound strokeWidth={1.75} aria-hidden /> },
];

/** Ways from my page to everything a member has; each only where its screen exists. Spec §2. */
export function Shortcuts() {
  const titles = useText(routeTitleText);
  return (
    <ul className={styles['shortcuts']}>
      {PLACES.filter(({ route }) => hasScreen(route)).map(({ route, href, picture }) => (
        <li key={route}>
          <Link href={href}>
            {picture}
            {titles[route]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
