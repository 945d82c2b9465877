import { Search } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../container/use-service.ts';
import { useText } from '../locale/use-text.ts';
import { paths } from '../routes/links.ts';
import { chromeText } from './chrome.text.ts';
import { searchHintQuery } from './chrome.queries.ts';
import styles from './search-box.module.css';

/**
 * A search box showing a random exhibition name (Spec §2). Without a script it is a form that leads to the result; on a
 * phone a touch leads to the search screen.
 */
export function SearchBox({ value = '' }: { readonly value?: string }) {
  const t = useText(chromeText);
  const { data: hint } = useQuery(searchHintQuery(useServices()));
  return (
    <form className={styles['form']} role="search" action={paths.searchResult('').split('?')[0]} method="get">
      <input
        className={styles['input']}
        type="search"
        name="keyword"
        aria-label={t.search}
        placeholder={hint || t.searchHint}
        defaultValue={value}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        required
      />
      <button className={styles['submit']} type="submit" aria-label={t.search}>
        <Search size={20} aria-hidden />
      </button>
    </form>
  );
}
