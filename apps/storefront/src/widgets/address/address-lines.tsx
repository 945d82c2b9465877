import type { Address } from '@dealstore/commerce-core/domain';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { Badge } from '@dealstore/ui/form/chip.tsx';
import { PhoneNumber } from '@dealstore/ui/phone-number.tsx';
import { addressFieldsText } from './address.text.ts';
import styles from './address.module.css';

/** A kept address to read: what it is called, whether it is the default, who receives there, and where it is. */
export function AddressLines({ address, isUsual }: { readonly address: Address; readonly isUsual: boolean }) {
  const t = useText(addressFieldsText);
  const { addressName, receiverName } = address;
  const place = `${address.receiverAddress} ${address.receiverDetailAddress}`.trim();
  return (
    <span className={styles['lines']}>
      <strong className={styles['name']}>
        <span lang={langOf(addressName || receiverName)}>{addressName || receiverName}</span>
        {isUsual && <Badge tone="brand">{t.usual}</Badge>}
      </strong>
      <span>
        {addressName !== '' && <span lang={langOf(receiverName)}>{receiverName} · </span>}
        <PhoneNumber digits={address.receiverContact1} />
      </span>
      <span lang={langOf(place)}>
        ({address.receiverZipCd}) {place}
      </span>
    </span>
  );
}
