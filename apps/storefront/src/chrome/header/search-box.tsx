import { KEYWORD_LIMIT, pickExhibitionName } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { usePagePath, usePageSearch } from '../../page/page-location.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { ROUTES } from '../../routes/paths.ts';
import { lazyComponent } from '../../widgets/lazy-component/lazy-component.tsx';
import { hintDrawQuery, searchHintsQuery } from '../chrome.queries.ts';
import { chromeText } from '../chrome.text.ts';
import styles from './search-box.module.css';

/**
 * Screens at least this wide type into the header itself, in CSS pixels; smaller ones have the search screen for it.
 */
const WIDE = '(width >= 1024px)';

const SearchPanel = lazyComponent(
  async () => (await import('./search-panel.tsx')).SearchPanel,
  null,
  () => null,
);

/**
 * A search box showing a random exhibition name (Spec §2). Without a script it is a form that leads to the result; on a
 * phone a touch leads to the search screen; on a PC what helps to search opens below. On the result it holds what was
 * searched.
 */
export function SearchBox() {
  const t = useText(chromeText);
  const [, navigate] = useLocation();
  const isResult = usePagePath() === ROUTES.searchResult.path;
  const keyword = new URLSearchParams(usePageSearch()).get('keyword') ?? '';
  const shown = isResult ? keyword : '';
  const hint = useHint();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Also while the panel is still on its way.
    setOpen(false);
    const typed = new FormData(event.currentTarget).get('keyword');
    if (typeof typed === 'string' && typed.trim() !== '') navigate(paths.searchResult(typed.trim()));
  };
  return (
    <form
      key={shown}
      className={styles['form']}
      role="search"
      aria-label={t.quickSearch}
      action={ROUTES.searchResult.path}
      method="get"
      onSubmit={search}
    >
      <input
        className={styles['input']}
        type="search"
        name="keyword"
        aria-label={t.search}
        placeholder={hint ?? t.searchHint}
        defaultValue={shown}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={KEYWORD_LIMIT}
        required
        onClick={open}
        onInput={open}
        onKeyDown={({ key }) => key === 'ArrowDown' && open()}
        onPointerDown={(event) => {
          if (window.matchMedia(WIDE).matches) return;
          event.preventDefault();
          navigate(paths.search());
        }}
      />
      <button className={styles['submit']} type="submit" aria-label={t.search}>
        <Search size={20} aria-hidden />
      </button>
      {isOpen && <SearchPanel onClose={() => setOpen(false)} />}
    </form>
  );
}

/** The name of an exhibition, or null: the first in the document, a random one in the page. */
function useHint(): string | null {
  const services = useServices();
  const { data: names = [] } = useQuery(searchHintsQuery(services));
  const { data: draw = 0 } = useQuery(hintDrawQuery(services));
  return pickExhibitionName({ next: () => draw }, names);
}
