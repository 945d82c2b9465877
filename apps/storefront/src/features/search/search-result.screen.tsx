import { KEYWORD_LIMIT } from '@dealstore/commerce-core/domain';
import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { TextWithLang } from '@dealstore/ui/locale/text-with-lang.tsx';
import { lazySection } from '@dealstore/ui/in-view/lazy-section.tsx';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import {
  firstPageFor,
  type ListRequest,
  readListRequest,
  readPageNumber,
  writeListRequest,
} from '../../widgets/product-list/list-query.ts';
import { searchPagesQuery } from '../../widgets/product-list/product-list.queries.ts';
import { ProductListing } from '../../widgets/product-list/product-listing.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { searchResultText } from './search-result.text.ts';
import styles from './search.module.css';

/** Few searches find nothing, or little: its script comes with those. */
const FewFound = lazySection('few-found', async () => (await import('./few-found.tsx')).FewFound);

function keywordOf(search: URLSearchParams): string {
  return (search.get('keyword') ?? '').trim().slice(0, KEYWORD_LIMIT);
}

/**
 * What a search found; an empty one leads back to the search screen. Spec §2, §3 (search list
 * with current page and count).
 */
function SearchResultScreen({ search }: ScreenProps) {
  const keyword = keywordOf(search);
  return keyword === '' ? <Redirect to={paths.search()} replace /> : <Result keyword={keyword} search={search} />;
}

function Result({ keyword, search }: { readonly keyword: string; readonly search: URLSearchParams }) {
  const t = useText(searchResultText);
  const services = useServices();
  useEffect(() => {
    const remember = async () => {
      const { createRecentSearches } = await import('../../widgets/search/recent-searches.ts');
      createRecentSearches((await services()).keyValueStore).add(keyword);
    };
    // A term that is not remembered costs nothing.
    void remember().catch(() => undefined);
  }, [keyword, services]);
  const hrefOf = (request: ListRequest) => paths.searchResult(keyword, writeListRequest(request));
  return (
    <div className={styles['result']}>
      <h1 className={styles['resultTitle']}>
        <TextWithLang words={t.resultOf(keyword)} />
      </h1>
      <ProductListing
        request={{ ...readListRequest(search), keyword }}
        search={search}
        hrefOf={hrefOf}
        withCategories
        renderFew={(found, list) => <FewFound keyword={keyword} found={found} list={list} />}
        counted={t.found}
        relaxed={(relaxed) => t[relaxed.kind](relaxed)}
      />
    </div>
  );
}

/** `/search/result`. Spec §2; the names of the query are assumed. */
export const screen = defineScreen({
  Screen: SearchResultScreen,
  load: ({ prefetchInfinite, services, search }) => {
    const keyword = keywordOf(search);
    if (keyword === '') return;
    const page = readPageNumber(search);
    const first = firstPageFor(page);
    const request = { ...readListRequest(search), keyword };
    prefetchInfinite({ ...searchPagesQuery(services, request, first), pages: page - first + 1 });
  },
  meta: ({ search, language }) => {
    const keyword = keywordOf(search);
    return keyword === '' ? { noIndex: true } : { title: searchResultText[language].resultOf(keyword), noIndex: true };
  },
});
