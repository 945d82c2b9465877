import { Bell, ChevronLeft, Heart, House, Search, ShoppingCart, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { TextWithLang } from '@dealstore/ui/locale/text-with-lang.tsx';
import { usePageFacts } from '../../page/page-state.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import { paths } from '../../routes/links.ts';
import type { HeaderIcon, RouteChrome } from '../../routes/route-chrome.ts';
import { chromeText } from '../chrome.text.ts';
import { CountBadge } from './count-badge.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { SearchBox } from './search-box.tsx';
import { useAlarmCount, useCartCount, useWishCount } from './use-counts.ts';
import { useGoBack } from '../use-go-back.ts';

/** Where an icon leads. */
const LINKS = {
  home: { href: paths.home(), Picture: House },
  search: { href: paths.search(), Picture: Search },
  wish: { href: paths.wishList(), Picture: Heart },
  alert: { href: paths.alerts(), Picture: Bell },
  cart: { href: paths.cart(), Picture: ShoppingCart },
};

/** Icons of a phone alone: a PC shows in words what they lead to, or leads back to it. */
const NARROW = ['close', 'home', 'search'] as const;

/** The header of a route; on a PC it always carries logo, search and icons. Spec §2 (Chrome). */
export function Header({ chrome, title }: { readonly chrome: RouteChrome; readonly title: string }) {
  const t = useText(chromeText);
  const isHydrated = useHydrated();
  const { platform } = usePageFacts();
  const has = (icon: HeaderIcon): boolean => chrome.icons.includes(icon);
  const widthOf = (icon: HeaderIcon) => (has(icon) ? undefined : styles['wideOnly']);
  return (
    <header className={styles['header']} data-left={chrome.left} data-center={chrome.center}>
      <div className={`container ${styles['bar']}`}>
        <div className={styles['left']}>
          {chrome.left === 'back' && (
            <GoBack label={t.back}>
              <ChevronLeft aria-hidden />
            </GoBack>
          )}
          <Logo className={chrome.left === 'logo' ? undefined : styles['wideOnly']} />
        </div>
        <div className={styles['center']}>
          {chrome.center === 'title' && (
            <h1 className={styles['title']}>
              <TextWithLang words={title} />
            </h1>
          )}
          <div className={chrome.center === 'search' ? styles['search'] : styles['wideSearch']}>
            <SearchBox />
          </div>
        </div>
        <div className={styles['icons']}>
          <WideLinks />
          {NARROW.filter(has).map((icon) => (
            <span key={icon} className={styles['narrowOnly']}>
              {icon === 'close' ? (
                <GoBack label={t.close}>
                  <X aria-hidden />
                </GoBack>
              ) : (
                <IconLink icon={icon} />
              )}
            </span>
          ))}
          {has('wish') && <WishIcon />}
          {(has('alert') || platform === 'PC') && (
            <span className={widthOf('alert')}>
              {/* Where its route does not ask for it, it comes with the script. */}
              {has('alert') || isHydrated ? <AlertIcon /> : <span className={styles['icon']} />}
            </span>
          )}
          <span className={widthOf('cart')}>
            <CartIcon />
          </span>
        </div>
      </div>
    </header>
  );
}

function GoBack({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const goBack = useGoBack();
  return (
    <button type="button" className={styles['icon']} aria-label={label} onClick={goBack}>
      {children}
    </button>
  );
}

function WideLinks() {
  const t = useText(chromeText);
  const { loggedIn } = usePageFacts();
  return (
    <span className={styles['wideLinks']}>
      <Link href={loggedIn ? paths.orders() : paths.login()}>{loggedIn ? t.orders : t.login}</Link>
      <Link href={paths.myPage()}>{t.myPage}</Link>
      <Link href={paths.recentWish()}>{t.recentWish}</Link>
    </span>
  );
}

const AlertIcon = () => <IconLink icon="alert" count={useAlarmCount()} />;
const WishIcon = () => <IconLink icon="wish" count={useWishCount()} />;
const CartIcon = () => <IconLink icon="cart" count={useCartCount()} />;

function IconLink({ icon, count = 0 }: { readonly icon: keyof typeof LINKS; readonly count?: number }) {
  const label = useText(chromeText)[icon];
  const { href, Picture } = LINKS[icon];
  return (
    <Link href={href} className={styles['icon'] ?? ''} aria-label={typeof label === 'string' ? label : label(count)}>
      <Picture aria-hidden />
      <CountBadge count={count} />
    </Link>
  );
}
