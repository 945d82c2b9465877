import { formatPhone } from '@dealstore/commerce-core/domain';
import { classNames } from './class-names.ts';
import styles from './phone-number.module.css';

/** A phone number to read, hyphenated and never broken over two lines. */
export function PhoneNumber({ digits }: { readonly digits: string }) {
  return <span className={classNames('tabular', styles['phone'])}>{formatPhone(digits)}</span>;
}
