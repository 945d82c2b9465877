import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { usePageSearch } from '../app/page-location.ts';
import { useText } from '../locale/use-text.ts';
import { type HomeTab, paths } from '../routes/links.ts';
import { chromeText } from './chrome.text.ts';
import styles from './gnb.module.css';

const TABS: readonly HomeTab[] = ['home', 'deal', 'best', 'limited', 'exhibitions', 'events'];

/** Tabs of the home under the header; the chosen one is brought to the middle. Spec §3 (Home: tab items). */
export function Gnb() {
  const t = useText(chromeText);
  const chosen = new URLSearchParams(usePageSearch()).get('tab') ?? 'home';
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !list.current) return;
    list.current.scrollTo({ left: current.offsetLeft - (list.current.clientWidth - current.clientWidth) / 2 });
  }, [chosen]);
  return (
    <nav className={styles['gnb']} aria-label={t.gnb}>
      <ul ref={list} className={`container ${styles['list']}`}>
        {TABS.map((tab) => (
          <li key={tab}>
            <Link
              href={paths.home(tab)}
              className={styles['tab'] ?? ''}
              aria-current={tab === chosen ? 'page' : undefined}
            >
              {t[tab]}
            </Link>
          </li>
        ))}
        <li>
          <Link href={paths.membership()} className={styles['tab'] ?? ''}>
            {t.membership}
          </Link>
        </li>
        <li className={styles['wideOnly']}>
          <Link href={paths.category()} className={styles['tab'] ?? ''}>
            {t.category}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
