import { type FlatCategory, isCommerceError } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useServices } from '../../container/use-service.ts';
import { useBackOnline } from '../../page/connection/use-back-online.ts';
import { paths } from '../../routes/links.ts';
import { type Match, matchKeyword } from './match-keyword.ts';
import { categoryNamesQuery, suggestionsQuery } from './search.queries.ts';
import { searchText } from './search.text.ts';
import styles from './search-help.module.css';

/** Categories offered while typing. Assumed. */
const CATEGORIES = 3;

/**
 * Categories and keywords that what is being typed may become, the fitting part in bold. Spec §2, §7.
 * @param props.keyword what was in the box when it last rested; keywords are asked for by it
 * @param props.children what is offered where no keywords come, or none fit
 */
export function Suggestions({
  typed,
  keyword,
  children,
}: {
  readonly typed: string;
  readonly keyword: string;
  readonly children: ReactNode;
}) {
  const t = useText(searchText);
  const services = useServices();
  const {
    data: words,
    error,
    refetch,
  } = useQuery({ ...suggestionsQuery(services, keyword), enabled: keyword.trim() !== '' });
  const isLost = words === undefined && error !== null;
  useBackOnline(() => void refetch(), isLost && isCommerceError(error, 'NETWORK', 'TIMEOUT'));
  const { data: categories } = useQuery(categoryNamesQuery(services));
  const shortCuts = (categories ?? [])
    .flatMap((category) => {
      const match = matchKeyword(category.label, typed);
      return match === null ? [] : [{ category, match }];
    })
    .toSorted((a, b) => a.match.start - b.match.start)
    .slice(0, CATEGORIES);
  // Of two of one name only what they belong to tells which is which.
  const isShared = ({ label }: FlatCategory) => shortCuts.filter(({ category }) => category.label === label).length > 1;
  const isNothing = words?.length === 0 && shortCuts.length === 0;
  return (
    <>
      {!isNothing && (
        <ul className={styles['suggestions']} aria-label={t.suggestions}>
          {shortCuts.map(({ category, match }) => (
            <li key={category.categoryNo}>
              <Link href={paths.categoryList({ index: 0, id: category.categoryNo, name: category.label })}>
                <LayoutGrid size={16} aria-hidden />
                <Marked text={category.label} match={match} />
                <span className={styles['kind']}>{isShared(category) ? category.fullCategoryName : t.category}</span>
              </Link>
            </li>
          ))}
          {words?.map((word) => (
            <li key={word}>
              <Link href={paths.searchResult(word)}>
                <Search size={16} aria-hidden />
                <Marked text={word} match={matchKeyword(word, typed)} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isLost && (
        <p role="status" className={styles['none']}>
          {t.notSuggested}
        </p>
      )}
      {(isLost || isNothing) && children}
    </>
  );
}

function Marked({ text, match }: { readonly text: string; readonly match: Match | null }) {
  if (match === null) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, match.start)}
      <b>{text.slice(match.start, match.end)}</b>
      {text.slice(match.end)}
    </span>
  );
}
