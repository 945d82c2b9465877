import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link } from 'wouter';
import { useEffect, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { ChipLink } from '@dealstore/ui/form/chip.tsx';
import { useServices } from '../../container/use-service.ts';
import { TryAgain } from '../no-answer/try-again.tsx';
import { paths } from '../../routes/links.ts';
import { popularQuery } from './search.queries.ts';
import { searchText } from './search.text.ts';
import { Suggestions } from './suggestions.tsx';
import { useRecentSearches } from './use-recent-searches.ts';
import styles from './search-help.module.css';

/** How long the box rests before suggestions are asked for: 150 ms. Assumed. */
const TYPING_REST_MS = 150;

/** The same while an input method composes a syllable, which takes a key for each of its letters: 300 ms. Assumed. */
const COMPOSING_REST_MS = 300;

/** What helps to search: what was searched before, what others search, and suggestions while typing. Spec §2. */
export function SearchHelp({ typed, isComposing }: { readonly typed: string; readonly isComposing: boolean }) {
  const keyword = useDebounced(typed, isComposing ? COMPOSING_REST_MS : TYPING_REST_MS);
  if (typed.trim() === '') return <Starting />;
  return (
    <Suggestions typed={typed} keyword={keyword}>
      <Starting />
    </Suggestions>
  );
}

function Starting() {
  const t = useText(searchText);
  const { data, error, refetch } = useQuery(popularQuery(useServices()));
  const isLost = data === undefined && error !== null;
  const asOf = /\d{2}:\d{2}/.exec(data?.asOf ?? '')?.[0];
  return (
    <>
      <Recent />
      <Recommended />
      <section className={styles['part']}>
        <div className={styles['head']}>
          <h2>{t.popular}</h2>
          {asOf !== undefined && <span className={styles['asOf']}>{t.asOf(asOf)}</span>}
        </div>
        {isLost && <TryAgain error={error} onRetry={() => void refetch()} />}
        <ol className={styles['popular']}>
          {data?.popular.slice(0, 10).map((word, index) => (
            <li key={word}>
              <Link href={paths.searchResult(word)} lang={langOf(word)}>
                <b>{index + 1}</b> {word}
              </Link>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Recent() {
  const t = useText(searchText);
  const { shown, change } = useRecentSearches();
  if (shown === null) return <section className={styles['part']} data-waiting />;
  return (
    <section className={styles['part']}>
      <div className={styles['head']}>
        <h2>{t.recent}</h2>
        {shown.words.length > 0 && (
          <button type="button" onClick={() => change((recent) => recent.clear())}>
            {t.removeAll}
          </button>
        )}
        <button type="button" onClick={() => change((recent) => recent.switch(!shown.isOn))}>
          {shown.isOn ? t.switchOff : t.switchOn}
        </button>
      </div>
      {shown.words.length === 0 ? (
        <p className={styles['none']}>{shown.isOn ? t.noRecent : t.recentOff}</p>
      ) : (
        <ul className={styles['words']}>
          {shown.words.map((word) => (
            <li key={word}>
              <Link href={paths.searchResult(word)} lang={langOf(word)}>
                {word}
              </Link>
              <button
                type="button"
                aria-label={t.removeWord(word)}
                onClick={() => change((recent) => recent.remove(word))}
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Words the shop recommends. */
export function Recommended() {
  const t = useText(searchText);
  const { data } = useQuery(popularQuery(useServices()));
  if (data === undefined || data.recommended.length === 0) return null;
  return (
    <section className={styles['part']}>
      <div className={styles['head']}>
        <h2>{t.recommended}</h2>
      </div>
      <div className={styles['chips']}>
        {data.recommended.map((word) => (
          <ChipLink key={word} href={paths.searchResult(word)}>
            <span lang={langOf(word)}>{word}</span>
          </ChipLink>
        ))}
      </div>
    </section>
  );
}

/** A value once it has stayed the same for some time. @param delayMs that time */
function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
