import type { ShippingAddress } from '@dealstore/commerce-core/domain';
import type { ReactNode } from 'react';
import { AddressLines } from '../../widgets/address/address-lines.tsx';
import styles from './address.module.css';

/** One kept address of the list, with what can be done about it. */
export function AddressCard({
  address,
  children,
}: {
  readonly address: ShippingAddress;
  readonly children: ReactNode;
}) {
  return (
    <li className={styles['card']}>
      <AddressLines address={address} isUsual={address.defaultYn === 'Y'} />
      <div className={styles['actions']}>{children}</div>
    </li>
  );
}
