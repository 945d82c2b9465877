import { Bell, ChevronLeft, Heart, House, Search, ShoppingCart, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { TextWithLang } from '@dealstore/ui/locale/text-with-lang.tsx';
import { usePageFacts } from '../../page/page-state.ts';
import { paths } from '../../routes/links.ts';
import type { HeaderIcon, RouteChrome } from '../../routes/route-chrome.ts';
import { chromeText } from '../chrome.text.ts';
import { CountBadge } from './count-badge.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { SearchBox } from './search-box.tsx';
import { useAlarmCount, useCartCount, useWishCount } from './use-counts.ts';
import { useGoBack } from '../use-go-back.ts';

/** Icons a wide header keeps; the others repeat what it shows in words or leads back to. */
const ON_WIDE: ReadonlySet<HeaderIcon> = new Set(['alert', 'wish', 'cart']);

/** The header of a route; on a PC it always carries logo, search and icons. Spec §2 (Chrome). */
export function Header({ chrome, title }: { readonly chrome: RouteChrome; readonly title: string }) {
  return (
    <header className={styles['header']} data-left={chrome.left} data-centre={chrome.centre}>
      <div className={`container ${styles['bar']}`}>
        <div className={styles['left']}>
          {chrome.left === 'back' && <BackButton />}
          <Logo className={chrome.left === 'logo' ? undefined : styles['wideOnly']} />
        </div>
        <div className={styles['centre']}>
          {chrome.centre === 'title' && (
            <h1 className={styles['title']}>
              <TextWithLang words={title} />
            </h1>
          )}
          <div className={chrome.centre === 'search' ? styles['search'] : styles['wideSearch']}>
            <SearchBox />
          </div>
        </div>
        <div className={styles['icons']}>
          <WideLinks />
          {chrome.icons.map((icon) => (
            <span key={icon} className={ON_WIDE.has(icon) ? undefined : styles['narrowOnly']}>
              <Icon icon={icon} />
            </span>
          ))}
          {!chrome.icons.includes('cart') && (
            <span className={styles['wideOnly']}>
              <CartIcon />
            </span>
          )}
        </div>
      </div>
    </header>
  );
}

function BackButton() {
  const t = useText(chromeText);
  const goBack = useGoBack();
  return (
    <button type="button" className={styles['icon']} aria-label={t.back} onClick={goBack}>
      <ChevronLeft aria-hidden />
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

function Icon({ icon }: { readonly icon: HeaderIcon }) {
  const t = useText(chromeText);
  const goBack = useGoBack();
  if (icon === 'alert') return <AlertIcon />;
  if (icon === 'cart') return <CartIcon />;
  if (icon === 'wish') return <WishIcon />;
  if (icon === 'close') {
    return (
      <button type="button" className={styles['icon']} aria-label={t.close} onClick={goBack}>
        <X aria-hidden />
      </button>
    );
  }
  const target = {
    home: { href: paths.home(), label: t.home, picture: <House aria-hidden /> },
    search: { href: paths.search(), label: t.search, picture: <Search aria-hidden /> },
  }[icon];
  return (
    <IconLink href={target.href} label={target.label}>
      {target.picture}
    </IconLink>
  );
}

function IconLink({
  href,
  label,
  children,
}: {
  readonly href: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <Link href={href} className={styles['icon'] ?? ''} aria-label={label}>
      {children}
    </Link>
  );
}

function AlertIcon() {
  const t = useText(chromeText);
  const count = useAlarmCount();
  return (
    <IconLink href={paths.alerts()} label={t.alerts(count)}>
      <Bell aria-hidden />
      <CountBadge count={count} />
    </IconLink>
  );
}

function WishIcon() {
  const t = useText(chromeText);
  const count = useWishCount();
  return (
    <IconLink href={paths.wishList()} label={t.wish(count)}>
      <Heart aria-hidden />
      <CountBadge count={count} />
    </IconLink>
  );
}

function CartIcon() {
  const t = useText(chromeText);
  const count = useCartCount();
  return (
    <IconLink href={paths.cart()} label={t.cart(count)}>
      <ShoppingCart aria-hidden />
      <CountBadge count={count} />
    </IconLink>
  );
}
