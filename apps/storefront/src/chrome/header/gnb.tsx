import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { usePageSearch } from '../../page/page-location.ts';
import { useText } from '../../locale/use-text.ts';
import { HOME_TABS, paths } from '../../routes/links.ts';
import { classNames } from '../../ui/class-names.ts';
import { chromeText } from '../chrome.text.ts';
import styles from './gnb.module.css';
import type { MenuAsked } from './mega-menu.tsx';

const MegaMenu = lazy(async () => ({ default: (await import('./mega-menu.tsx')).MegaMenu }));

/**
 * Tabs of the home under the header; the chosen one is brought to the middle. Spec §3 (Home: tab items).
 * @param wideOnly on every other page a PC has them instead of the bottom tab bar
 */
export function Gnb({ wideOnly = false }: { readonly wideOnly?: boolean }) {
  const t = useText(chromeText);
  const tab = new URLSearchParams(usePageSearch()).get('tab') ?? 'home';
  const chosen = wideOnly ? null : tab;
  const [menu, setMenu] = useState<MenuAsked | null>(null);
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
        {HOME_TABS.map((name) => (
          <li key={name}>
            <Link
              href={paths.home(name)}
              className={styles['tab'] ?? ''}
              aria-current={name === chosen ? 'page' : undefined}
            >
              {t[name]}
            </Link>
          </li>
        ))}
        <li className={styles['wideOnly']}>
          <Link
            ref={opener}
            href={paths.category()}
            className={styles['tab'] ?? ''}
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
      </ul>
      {menu !== null && (
        <Suspense>
          <MegaMenu label={t.category} asked={menu} opener={opener} onClose={() => setMenu(null)} />
        </Suspense>
      )}
    </nav>
  );
}
