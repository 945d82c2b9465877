import type { Partner } from '@dealstore/commerce-core/domain';
import type { sellerText } from './seller.text.ts';

type Words = (typeof sellerText)['ko'] | (typeof sellerText)['en'];

/** The facts of a seller that the law wants known before an order, each with its name. */
export function sellerRows(t: Words, partner: Partner): readonly (readonly [name: string, fact: string])[] {
  return [
    [t.companyName, partner.companyName],
    [t.ownerName, partner.ownerName],
    [t.businessNo, partner.businessRegistrationNo],
    [t.mailOrderNo, partner.onlineMarketingBusinessDeclarationNo],
    [t.address, partner.officeAddressLabel],
    [t.phone, partner.phoneNo],
    [t.email, partner.email],
  ];
}
