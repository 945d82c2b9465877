import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { usePageSearch } from '../app/page-location.ts';
import { useText } from '../locale/use-text.ts';
import { type HomeTab, paths } from '../routes/links.ts';
import { classNames } from '../ui/class-names.ts';
import { chromeText } from './chrome.text.ts';
import styles from './gnb.module.css';

const TABS: readonly HomeTab[] = ['home', 'deal', 'best', 'limited', 'exhibitions', 'events'];

/**
 * Tabs of the home under the header; the chosen one is brought to the middle. Spec §3 (Home: tab items).
 * @param wideOnly on every other page a PC has them instead of the bottom tab bar
 */
export function Gnb({ wideOnly = false }: { readonly wideOnly?: boolean }) {
  const t = useText(chromeText);
  const tab = new URLSearchParams(usePageSearch()).get('tab') ?? 'home';
  const chosen = wideOnly ? null : tab;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !list.current) return;
    list.current.scrollTo({ left: current.offsetLeft - (list.current.clientWidth - current.clientWidth) / 2 });
  }, [chosen]);
  return (
    <nav className={classNames(styles['gnb'], wideOnly && styles['wideNav'])} aria-label={t.gnb}>
      <ul ref={list} className={`container ${styles['list']}`}>
        {TABS.map((name) => (
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
          <Link href={paths.category()} className={styles['tab'] ?? ''}>
            {t.category}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
