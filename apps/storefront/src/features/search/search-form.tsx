import { KEYWORD_LIMIT } from '@dealstore/commerce-core/domain';
import { Search, X } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { paths } from '../../routes/links.ts';
import { searchText } from '../../widgets/search/search.text.ts';
import styles from './search.module.css';

/**
 * The search box; without a script a plain form. It takes the focus, but not in the app on iOS, nor while the visitor
 * is typing elsewhere already. Spec §2.
 */
export function SearchForm({
  value,
  onType,
  onCompose,
}: {
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly onCompose: (isComposing: boolean) => void;
}) {
  const t = useText(searchText);
  const { platform } = usePageFacts();
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (platform !== 'IOS' && !isTyping) input.current?.focus({ preventScroll: true });
  }, [platform]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = value.trim();
    if (keyword !== '') navigate(paths.searchResult(keyword));
  };
  return (
    <form className={styles['form']} role="search" method="get" action="/search/result" onSubmit={submit}>
      <input
        ref={input}
        type="search"
        name="keyword"
        aria-label={t.title}
        placeholder={t.hint}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onCompositionStart={() => onCompose(true)}
        onCompositionEnd={() => onCompose(false)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={KEYWORD_LIMIT}
        required
      />
      {value !== '' && (
        <button type="button" aria-label={t.clear} onClick={() => onType('')}>
          <X size={18} aria-hidden />
        </button>
      )}
      <button type="submit" aria-label={t.submit}>
        <Search size={20} aria-hidden />
      </button>
    </form>
  );
}
