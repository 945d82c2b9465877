import { KEYWORD_LIMIT } from '@dealstore/commerce-core/domain';
import { Search, SearchX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { paths } from '../../routes/links.ts';
import { ROUTES } from '../../routes/paths.ts';
import { wrongPageText } from './wrong-page.text.ts';
import styles from './wrong-page.module.css';

// The frame around every screen holds this page, which hardly anybody sees.
const BestSellers = lazy(async () => ({ default: (await import('../product-card/best-sellers.tsx')).BestSellers }));

/** What an unknown path, or a product that is not there, shows: one sentence, the way home, a search and goods. Spec §2, §8. */
export function WrongPage() {
  const t = useText(wrongPageText);
  return (
    <div className={styles['page']}>
      <EmptyState
        icon={<SearchX size={40} />}
        title={t.title}
        action={<ButtonLink href={paths.home()}>{t.home}</ButtonLink>}
      >
        {t.body}
      </EmptyState>
      <form
        className={styles['form']}
        role="search"
        aria-label={t.search}
        method="get"
        action={ROUTES.searchResult.path}
      >
        <input
          type="search"
          name="keyword"
          aria-label={t.search}
          placeholder={t.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={KEYWORD_LIMIT}
          required
        />
        <button type="submit" aria-label={t.submit}>
          <Search size={20} aria-hidden />
        </button>
      </form>
      <Suspense>
        <BestSellers />
      </Suspense>
    </div>
  );
}
