import { Heart, House, LayoutGrid, Search, UserRound } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useChromeState } from '../page/chrome-store.ts';
import { paths } from '../routes/links.ts';
import type { RouteName } from '../routes/paths.ts';
import styles from './bottom-tab-bar.module.css';
import { chromeText } from './chrome.text.ts';

const TABS = [
  { name: 'home', href: paths.home(), Icon: House, shows: ['home'] },
  { name: 'category', href: paths.category(), Icon: LayoutGrid, shows: ['category', 'categoryList', 'brandCategory'] },
  { name: 'search', href: paths.search(), Icon: Search, shows: ['search', 'searchResult'] },
  { name: 'recentWish', href: paths.recentWish(), Icon: Heart, shows: ['recentWish', 'recent', 'wishList'] },
  { name: 'myPage', href: paths.myPage(), Icon: UserRound, shows: ['myPage'] },
] as const satisfies readonly { readonly shows: readonly RouteName[]; readonly [key: string]: unknown }[];

/** Five tabs at the bottom of a small screen; a second touch on the chosen one goes to the top. Spec §2 (Chrome). */
export function BottomTabBar({ route }: { readonly route: RouteName }) {
  const t = useText(chromeText);
  // A touch is answered at once, however long its screen takes to come.
  const { next } = useChromeState();
  return (
    <nav className={styles['bar']} aria-label={t.tabs}>
      {TABS.map(({ name, href, Icon, shows }) => {
        const chosen = shows.some((shown) => shown === (next ?? route));
        return (
          <Link
            key={name}
            href={href}
            className={styles['tab'] ?? ''}
            aria-current={chosen ? 'page' : undefined}
            onClick={(event) => {
              if (window.location.pathname !== href) return;
              event.preventDefault();
              window.scrollTo({ top: 0, behavior: 'smooth' });
            }}
          >
            <Icon size={24} strokeWidth={chosen ? 2.25 : 1.75} aria-hidden />
            {t[name]}
          </Link>
        );
      })}
    </nav>
  );
}
