import { KEYWORD_LIMIT } from '@dealstore/commerce-core/domain';
import { Search } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { defineScreen } from '../../routes/screen.ts';
import { bestSellersQuery } from '../../widgets/product-card/best-sellers.queries.ts';
import { WrongPage } from '../../widgets/wrong-page/wrong-page.tsx';
import { ROUTES } from '../../routes/paths.ts';
import { BestSellers } from '../../widgets/product-card/best-sellers.tsx';
import { otherWaysText } from './other-ways.text.ts';
import styles from './other-ways.module.css';

function WrongPageScreen() {
  return (
    <>
      <WrongPage />
      <OtherWays />
    </>
  );
}

/** The wrong-page screen: unknown paths and `/error`. Spec §2, §8. */
export const screen = defineScreen({
  Screen: WrongPageScreen,
  meta: () => ({ noIndex: true }),
  load: ({ services, prefetch }) => prefetch(bestSellersQuery(services)),
});

/** What there is to do on a page that is not there: a search, which needs no script, and goods. */
function OtherWays() {
  const t = useText(otherWaysText);
  return (
    <div className={styles['ways']}>
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
      <BestSellers />
    </div>
  );
}
