import { formatPhone } from '@dealstore/commerce-core/domain';

/** A phone number to read, hyphenated, on one line wherever one is wide enough. */
export function PhoneNumber({ digits }: { readonly digits: string }) {
  return <span className="tabular phone">{formatPhone(digits)}</span>;
}
