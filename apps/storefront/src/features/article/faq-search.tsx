import type { FaqRequest } from '@dealstore/commerce-core/domain';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { paths } from '../../routes/links.ts';
import styles from './article.module.css';
import { articleText } from './article.text.ts';

/** Words to look for among the questions; the address has them, so that the search works without a script. */
export function FaqSearch({ base, request }: { readonly base: 'open' | 'myPage'; readonly request: FaqRequest }) {
  const t = useText(articleText);
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const { category, keyword } = request;
  return (
    <search>
      <form
        className={styles['search']}
        action={paths.faq(base)}
        onSubmit={(event) => {
          event.preventDefault();
          const words = input.current?.value.trim() ?? '';
          navigate(paths.faq(base, { category, keyword: words === '' ? undefined : words }));
        }}
      >
        {category !== undefined && <input type="hidden" name="category" value={category} />}
        <input
          ref={input}
          type="search"
          name="keyword"
          aria-label={t.search}
          placeholder={t.placeholder}
          defaultValue={keyword ?? ''}
          maxLength={100}
          enterKeyHint="search"
        />
        <button type="submit" aria-label={t.find}>
          <Search size={20} aria-hidden />
        </button>
      </form>
    </search>
  );
}
