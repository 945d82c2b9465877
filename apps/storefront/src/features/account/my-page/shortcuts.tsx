import { ChevronRight, Clock, Gift, Heart, Repeat, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { paths } from '../../../routes/links.ts';
import type { RouteName } from '../../../routes/paths.ts';
import { routeTitleText } from '../../../routes/route-title.text.ts';
import { hasScreen } from '../../../routes/screens.ts';
import { myPageText } from '../../../widgets/my-page/my-page.text.ts';
import styles from './shortcuts.module.css';

interface Place {
  readonly route: RouteName;
  readonly href: string;
  /** Of a place one comes to often. */
  readonly picture?: ReactNode;
}

const GROUPS: readonly { readonly name: 'shopping' | 'help' | 'account'; readonly places: readonly Place[] }[] = [
  {
    name: 'shopping',
    places: [
      { route: 'wishList', href: paths.wishList(), picture: <Heart strokeWidth={1.75} aria-hidden /> },
      { route: 'recent', href: paths.recent(), picture: <Clock strokeWidth={1.75} aria-hidden /> },
      { route: 'mostBought', href: paths.mostBought(), picture: <Repeat strokeWidth={1.75} aria-hidden /> },
      { route: 'giftBox', href: paths.giftBox(), picture: <Gift strokeWidth={1.75} aria-hidden /> },
      { route: 'myReviews', href: paths.myReviews('writable'), picture: <Star strokeWidth={1.75} aria-hidden /> },
    ],
  },
  {
    name: 'help',
    places: [
      { route: 'myInquiries', href: paths.myInquiries() },
      { route: 'myFaq', href: paths.faq('myPage') },
      { route: 'myNotices', href: paths.notices('myPage') },
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
];

/** Ways from my page to what neither it nor the header shows; each only where its screen exists. Spec §2. */
export function Shortcuts() {
  const t = useText(myPageText);
  const titles = useText(routeTitleText);
  return (
    <div className={styles['groups']}>
      {GROUPS.map(({ name, places }) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name} className={styles['heading']}>
            {t[name]}
          </h2>
          <ul className={name === 'shopping' ? styles['pictures'] : styles['rows']}>
            {places
              .filter(({ route }) => hasScreen(route))
              .map(({ route, href, picture }) => (
                <li key={route}>
                  <Link href={href}>
                    {picture}
                    {titles[route]}
                    {picture === undefined && <ChevronRight size={16} aria-hidden />}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
