import {
  ADDRESS_KEYWORD_MAX,
  ADDRESS_KEYWORD_MIN,
  formatNumber,
  type FoundAddress,
  isSearchable,
} from '@dealstore/commerce-core/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { useServices } from '../../container/use-service.ts';
import { MoreButton } from '../no-answer/more-button.tsx';
import { TryAgain } from '../no-answer/try-again.tsx';
import { addressSearchQuery } from './address-search.queries.ts';
import { addressFieldsText } from './address.text.ts';
import styles from './address.module.css';

interface AddressSearchSheetProps {
  readonly onClose: () => void;
  readonly onChoose: (address: FoundAddress) => void;
  /** Leaves the search for typing the address by hand. */
  readonly onByHand: () => void;
}

/** The search of the country's addresses over the page. Assumed: a street, a building, a lot or a postal code. */
export function AddressSearchSheet({ onClose, onChoose, onByHand }: AddressSearchSheetProps) {
  const t = useText(addressFieldsText);
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What is sent here rises to the form the sheet was opened from, which must not be sent along.
    event.stopPropagation();
    setTooShort(!isSearchable(typed));
    if (isSearchable(typed)) setKeyword(typed.trim());
  };
  return (
    <Sheet
      open
      kind="full"
      title={t.find}
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onByHand}>
          {t.byHand}
        </Button>
      }
    >
      <form role="search" aria-label={t.find} className={styles['search']} onSubmit={search} noValidate>
        <TextField
          label={t.keyword}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={ADDRESS_KEYWORD_MAX}
          value={typed}
          hint={t.example}
          error={isTooShort ? t.tooShort(ADDRESS_KEYWORD_MIN) : null}
          onChange={(event) => {
            setTyped(event.target.value);
            setTooShort(false);
          }}
          trailing={
            <Button type="submit" className={styles['submit']}>
              {t.search}
            </Button>
          }
        />
      </form>
      {keyword !== '' && <Found keyword={keyword} onChoose={onChoose} />}
    </Sheet>
  );
}

function Found({ keyword, onChoose }: Pick<AddressSearchSheetProps, 'onChoose'> & { readonly keyword: string }) {
  const t = useText(addressFieldsText);
  const query = useInfiniteQuery(addressSearchQuery(useServices(), keyword));
  const { data, error } = query;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const total = data?.pages[0]?.totalCount ?? 0;
  return (
    <>
      <p role="status" className={styles['count']}>
        {data !== undefined && total > 0 && t.found(formatNumber(total))}
        {data !== undefined && total === 0 && t.none}
      </p>
      {data === undefined && error === null && <Skeleton height={240} />}
      {data === undefined && error !== null && (
        <div role="alert">
          <TryAgain error={error} title={t.failed} onRetry={() => void query.refetch()} />
        </div>
      )}
      {data !== undefined && total === 0 && <p className={styles['hint']}>{t.noneHint}</p>}
      <ul className={styles['found']}>
        {items.map((address) => (
          <li key={`${address.zipCd} ${address.roadAddress}`}>
            <Choice address={address} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <MoreButton list={query}>{t.more}</MoreButton>
    </>
  );
}

function Choice({ address, onChoose }: Pick<AddressSearchSheetProps, 'onChoose'> & { readonly address: FoundAddress }) {
  const t = useText(addressFieldsText);
  return (
    <button type="button" className={styles['choice']} onClick={() => onChoose(address)}>
      <span className={styles['zip']}>{address.zipCd}</span>
      <span className={styles['road']} lang="ko">
        {address.roadAddress} {address.buildingName !== '' && `(${address.buildingName})`}
      </span>
      <span className={styles['lot']}>
        {t.lot} <span lang="ko">{address.jibunAddress}</span>
      </span>
    </button>
  );
}
