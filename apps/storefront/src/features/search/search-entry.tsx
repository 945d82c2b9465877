import { useState } from 'react';
import { usePageFacts } from '../../page/page-state.ts';
import { RecentlyViewed } from '../../widgets/recent-products/recently-viewed.tsx';
import { SearchHelp } from '../../widgets/search/search-help.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search.module.css';

/** Where a search begins: the box and what helps to fill it. Spec §2. */
export function SearchEntry() {
  const { loggedIn } = usePageFacts();
  const [typed, setTyped] = useState('');
  const [isComposing, setComposing] = useState(false);
  return (
    <div className={styles['page']}>
      <SearchForm value={typed} onType={setTyped} onCompose={setComposing} />
      <SearchHelp typed={typed} isComposing={isComposing} />
      {!loggedIn && typed.trim() === '' && <RecentlyViewed className={styles['seen']} />}
    </div>
  );
}
