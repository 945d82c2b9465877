import { activeTabIndex, type HomeTabItem } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { classNames } from '@dealstore/ui/class-names.ts';
import { useServices } from '../../container/use-service.ts';
import { usePagePath, usePageSearch } from '../../page/page-location.ts';
import { HOME_TABS, paths } from '../../routes/links.ts';
import { landingHref } from '../../routes/landing-href.ts';
import { homeTabsQuery } from '../chrome.queries.ts';
import { chromeText } from '../chrome.text.ts';
import styles from './gnb.module.css';
import { lazySheet } from '../../widgets/lazy-component/lazy-component.tsx';
import type { MenuTrigger } from './mega-menu.tsx';

const MegaMenu = lazySheet(async () => (await import('./mega-menu.tsx')).MegaMenu);

/**
 * Tabs of the home under the header; the chosen one is brought to the middle. Spec §3 (Home: tab items).
 * @param wideOnly on every other page a PC has them instead of the bottom tab bar
 */
export function Gnb({ wideOnly = false }: { readonly wideOnly?: boolean }) {
  const t = useText(chromeText);
  // Elsewhere only a PC shows them: the document of every page would carry them for it.
  const { data: shown } = useQuery({ ...homeTabsQuery(useServices()), enabled: !wideOnly });
  const isInCategories = usePagePath().startsWith(paths.category());
  const search = new URLSearchParams(usePageSearch());
  // Before they have arrived, and in a shop without them, the tabs the home has in any case.
  const others = shown ?? [
    ...HOME_TABS.slice(1).map((name): HomeTabItem => ({ label: t[name], landingUrl: paths.home(name) })),
    { label: t.membership, landingUrl: paths.membership() },
  ];
  const tabs = [{ label: t.home, landingUrl: paths.home() }, ...others];
  const chosen = wideOnly ? null : activeTabIndex(tabs, tabAddress(search.get('tab')));
  const [menu, setMenu] = useState<MenuTrigger | null>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !list.current) return;
    list.current.scrollTo({ left: current.offsetLeft - (list.current.clientWidth - current.clientWidth) / 2 });
  }, [chosen]);
  return (
    <nav className={classNames(styles['gnb'], wideOnly && styles['wideNav'])} aria-label={t.gnb}>
      <ul ref={list} className={`container ${styles['list']}`}>
        <li className={styles['wideOnly']}>
          <Link
            ref={opener}
            href={paths.category()}
            className={styles['tab'] ?? ''}
            aria-current={isInCategories ? 'page' : undefined}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setMenu('mouse')}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              setMenu('key');
            }}
            onClick={() => setMenu(null)}
          >
            {t.category}
          </Link>
        </li>
        {tabs.map(({ label, landingUrl }, index) => (
          <li key={landingUrl}>
            <Link
              href={landingHref(landingUrl) ?? paths.home()}
              className={styles['tab'] ?? ''}
              aria-current={index === chosen ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {menu !== null && <MegaMenu label={t.category} trigger={menu} opener={opener} onClose={() => setMenu(null)} />}
    </nav>
  );
}

/** The address a tab of the home is found at. */
function tabAddress(tab: string | null): string {
  return paths.home(HOME_TABS.find((name) => name === tab));
}
