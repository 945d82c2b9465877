import { addressEntryOf } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import { useServices } from '../../container/use-service.ts';
import { AddressForm } from './address-form.tsx';
import { addressQuery } from './address.queries.ts';
import { addressText } from './address.text.ts';

/** The form of a kept address. Spec §2; the number in the path is the address's. */
function EditAddressScreen({ params }: ScreenProps) {
  const t = useText(addressText);
  const { data: address } = useQuery(addressQuery(useServices(), Number(params['addressNo'])));
  return (
    <MyPageFrame route="editAddress" within="addresses">
      {address === undefined ? (
        <Skeleton height={520} />
      ) : (
        <AddressForm
          key={address.addressNo}
          form={address.addressNo}
          start={addressEntryOf(address)}
          fixedDefault={address.defaultYn === 'Y' ? t.staysUsual : null}
        />
      )}
    </MyPageFrame>
  );
}

/** `/myPage/myInfo/editDelivery/{addressNo}`. Spec §2. */
export const screen = defineScreen({
  Screen: EditAddressScreen,
  load: ({ prefetch, services, params }) => prefetch(addressQuery(services, Number(params['addressNo']))),
});
