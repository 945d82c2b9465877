import { EMPTY_ADDRESS_ENTRY, type AddressBook } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen } from '../../routes/screen.ts';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import { TryAgain } from '../../widgets/no-answer/try-again.tsx';
import { useServices } from '../../container/use-service.ts';
import { AddressForm } from './address-form.tsx';
import { addressBookQuery } from './address.queries.ts';
import { addressText } from './address.text.ts';

/** The form of a new address. Spec §2. */
function AddAddressScreen() {
  const t = useText(addressText);
  const { data: book, error, refetch } = useQuery(addressBookQuery(useServices()));
  return (
    <MyPageFrame route="addAddress" within="addresses">
      {book !== undefined && <NewAddress book={book} />}
      {book === undefined && error === null && <Skeleton height={520} />}
      {book === undefined && error !== null && (
        <TryAgain error={error} title={t.failed} onRetry={() => void refetch()} />
      )}
    </MyPageFrame>
  );
}

function NewAddress({ book }: { readonly book: AddressBook }) {
  const t = useText(addressText);
  return (
    <AddressForm
      form="new"
      start={EMPTY_ADDRESS_ENTRY}
      fixedDefault={book.defaultAddress === null ? t.firstUsual : null}
    />
  );
}

/** `/myPage/myInfo/addDelivery`. Spec §2. */
export const screen = defineScreen({
  Screen: AddAddressScreen,
  load: ({ prefetch, services }) => prefetch(addressBookQuery(services)),
});
