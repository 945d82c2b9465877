import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, Search } from 'lucide-react';
import { Link } from 'wouter';
import { useServices } from '../../container/use-service.ts';
import { useText } from '../../locale/use-text.ts';
import { paths } from '../../routes/links.ts';
import { type Match, matchKeyword } from './match-keyword.ts';
import { categoryNamesQuery, suggestionsQuery } from './search.queries.ts';
import { searchText } from './search.text.ts';
import styles from './search.module.css';

/** Rows offered while typing. Assumed. */
const WORDS = 10;
const CATEGORIES = 3;

/** Categories and keywords that fit what is being typed, the fitting part in bold. Spec §2, §7. */
export function Suggestions({ typed }: { readonly typed: string }) {
  const t = useText(searchText);
  const services = useServices();
  const { data: file } = useQuery(suggestionsQuery(services));
  const { data: categories } = useQuery(categoryNamesQuery(services));
  const shortCuts = fitting(categories ?? [], (category) => category.label, typed).slice(0, CATEGORIES);
  const words = fitting(file?.keywords ?? [], (word) => word, typed).slice(0, WORDS);
  return (
    <ul className={styles['suggestions']} aria-label={t.suggestions}>
      {shortCuts.map(({ item, match }) => (
        <li key={item.categoryNo}>
          <Link href={paths.categoryList({ index: 0, id: item.categoryNo, name: item.label })}>
            <LayoutGrid size={16} aria-hidden />
            <Marked text={item.label} match={match} />
            <span className={styles['kind']}>{t.category}</span>
          </Link>
        </li>
      ))}
      {words.map(({ item, match }) => (
        <li key={item}>
          <Link href={paths.searchResult(item)}>
            <Search size={16} aria-hidden />
            <Marked text={item} match={match} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Those that fit, beginnings first. */
function fitting<Item>(items: readonly Item[], textOf: (item: Item) => string, typed: string) {
  return items
    .flatMap((item) => {
      const match = matchKeyword(textOf(item), typed);
      return match === null ? [] : [{ item, match }];
    })
    .toSorted((a, b) => a.match.start - b.match.start);
}

function Marked({ text, match }: { readonly text: string; readonly match: Match }) {
  return (
    <span>
      {text.slice(0, match.start)}
      <b>{text.slice(match.start, match.end)}</b>
      {text.slice(match.end)}
    </span>
  );
}
