import { type AddressBook, ADDRESS_BOOK_LIMIT } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen } from '../../routes/screen.ts';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import { TryAgain } from '../../widgets/no-answer/try-again.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { BookedActions, RecentActions } from './address-actions.tsx';
import { AddressCard } from './address-card.tsx';
import { addressBookQuery } from './address.queries.ts';
import { addressText } from './address.text.ts';
import styles from './address.module.css';

/** The kept addresses of a member: those saved, the default first, and those of recent orders. Spec §2. */
function AddressesScreen() {
  const t = useText(addressText);
  const { data: book, error, refetch } = useQuery(addressBookQuery(useServices()));
  return (
    <MyPageFrame route="addresses">
      {book !== undefined && <Book book={book} />}
      {book === undefined && error === null && <Skeleton height={320} radius={12} />}
      {book === undefined && error !== null && (
        <TryAgain error={error} title={t.failed} onRetry={() => void refetch()} />
      )}
    </MyPageFrame>
  );
}

function Book({ book }: { readonly book: AddressBook }) {
  const t = useText(addressText);
  const heading = useRef<HTMLHeadingElement>(null);
  const { bookedAddresses, recentAddresses } = book;
  const isFull = bookedAddresses.length >= ADDRESS_BOOK_LIMIT;
  const focusList = () => heading.current?.focus();
  return (
    <>
      <div className={styles['head']}>
        <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
          {t.booked(bookedAddresses.length, ADDRESS_BOOK_LIMIT)}
        </h2>
        {!isFull && bookedAddresses.length > 0 && (
          <ButtonLink href={paths.addAddress()} variant="outline">
            {t.add}
          </ButtonLink>
        )}
      </div>
      {isFull && <p className={styles['notice']}>{t.full(ADDRESS_BOOK_LIMIT)}</p>}
      {bookedAddresses.length === 0 && (
        <EmptyState
          icon={<MapPin size={40} strokeWidth={1.5} />}
          title={t.empty}
          action={<ButtonLink href={paths.addAddress()}>{t.add}</ButtonLink>}
        >
          {t.emptyBody}
        </EmptyState>
      )}
      <ul className={styles['list']}>
        {bookedAddresses.map((address) => (
          <AddressCard key={address.addressNo} address={address}>
            <BookedActions address={address} onRemoved={focusList} />
          </AddressCard>
        ))}
      </ul>
      {recentAddresses.length > 0 && (
        <section aria-labelledby="recent-addresses" className={styles['recent']}>
          <h2 id="recent-addresses" className={styles['heading']}>
            {t.recent}
          </h2>
          <ul className={styles['list']}>
            {recentAddresses.map((address) => (
              <AddressCard key={address.addressNo} address={address}>
                <RecentActions address={address} mayKeep={!isFull} onRemoved={focusList} />
              </AddressCard>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** `/myPage/myInfo/delivery`. Spec §2. */
export const screen = defineScreen({
  Screen: AddressesScreen,
  load: ({ prefetch, services }) => prefetch(addressBookQuery(services)),
});
