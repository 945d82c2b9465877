import { formatPhone } from '@dealstore/commerce-core/domain';

/** A phone number to read, hyphenated and never broken over two lines. */
export function PhoneNumber({ digits }: { readonly digits: string }) {
  return <span className="tabular phone">{formatPhone(digits)}</span>;
}
