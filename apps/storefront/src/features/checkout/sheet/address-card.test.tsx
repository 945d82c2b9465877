import type { Address, CheckoutChoice, OrderSheet } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { checkoutText } from '../checkout.text.ts';
import { AddressCard } from './address-card.tsx';

const orderer = { ordererName: '홍길동', ordererContact1: '01000001001', ordererEmail: null };

/** The card with an address of this number, for this recipient. */
function shown(recipient: Partial<Address>): string {
  const own = { addressNo: 1, addressName: '집', receiverName: '홍길동', receiverContact1: '01000001001' };
  const place = { receiverZipCd: '03000', receiverAddress: '종로', receiverDetailAddress: '' };
  const address = { ...own, ...place, ...recipient } as Partial<Address> as Address;
  const orderSheetAddress = { mainAddress: address, bookedAddresses: [], recentAddresses: [] };
  const sheet = { orderSheetNo: 'a', orderSheetAddress } as Partial<OrderSheet> as OrderSheet;
  const typed = { deliveryMemo: '', entranceCode: '' };
  const choice = { address, orderer, ...typed } as Partial<CheckoutChoice> as CheckoutChoice;
  return renderOnServer(<AddressCard sheet={sheet} choice={choice} problems={[]} onChange={() => undefined} />);
}

describe('who orders', () => {
  const { orderer: label, sameAsOrderer } = checkoutText.ko;

  it('is printed once when it is who receives', () => {
    expect(shown({})).toContain(sameAsOrderer);
    expect(shown({}).match(/홍길동/g)).toHaveLength(1);
  });

  it.each([{ receiverName: '나' }, { receiverContact1: '01000009999' }, { addressNo: 0 }])(
    'is printed beside another recipient, and one who is being typed: %j',
    (recipient) => {
      expect(shown(recipient)).not.toContain(sameAsOrderer);
      expect(shown(recipient)).toContain(`${label} <strong`);
    },
  );
});
