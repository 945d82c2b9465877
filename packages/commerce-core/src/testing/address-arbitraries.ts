import fc from 'fast-check';
import type { AddressEntry } from '../address/address.ts';
import { phone } from './arbitraries.ts';

const words = (maxLength: number) => fc.stringMatching(new RegExp(`^[가-힣a-z0-9]{1,${maxLength}}$`));

/** Whole addresses of Korea, as a member would save them; the default now and then. */
export function addressEntry(): fc.Arbitrary<AddressEntry> {
  return fc.record({
    addressName: fc.oneof(fc.constant(''), words(20)),
    defaultYn: fc.constantFrom('Y', 'N'),
    receiverName: words(20),
    receiverZipCd: fc.stringMatching(/^(?:0[1-9]|[1-5][0-9]|6[0-2])[0-9]{3}$/),
    receiverAddress: words(60),
    receiverJibunAddress: fc.oneof(fc.constant(''), words(60)),
    receiverDetailAddress: fc.oneof(fc.constant(''), words(40)),
    receiverContact1: phone(),
    receiverContact2: fc.option(phone()),
    countryCd: fc.constant('KR'),
    customsIdNumber: fc.option(fc.stringMatching(/^P[0-9]{12}$/)),
  });
}
