import {
  addressProblems,
  EMPTY_ADDRESS_ENTRY,
  ENTRANCE_CODE_LIMIT,
  MEMO_LIMIT,
  normalizeAddressEntry,
} from '../address/address.ts';
import { lengthOf } from '../value/text-length.ts';
import type { GiftAddress, ReceivedGift } from './gift-record.ts';

/** A problem of a gift's address, in the order of its form. */
export type GiftAddressProblem = 'receiver-name' | 'zip' | 'address' | 'detail-address' | 'memo' | 'entrance-code';

/**
 * Every problem of a gift's address, in the order of its form; empty when it is valid.
 * Assumed: as for other addresses.
 */
export function giftAddressProblems(request: GiftAddress): readonly GiftAddressProblem[] {
  const place = addressProblems({ ...EMPTY_ADDRESS_ENTRY, ...request });
  const checks: readonly (readonly [GiftAddressProblem, boolean])[] = [
    ['receiver-name', place.includes('receiver-name')],
    ['zip', place.includes('zip')],
    ['address', place.includes('address') || place.includes('jibun-address')],
    ['detail-address', place.includes('detail-address')],
    ['memo', lengthOf(request.deliveryMemo) > MEMO_LIMIT],
    ['entrance-code', lengthOf(request.entranceCode) > ENTRANCE_CODE_LIMIT],
  ];
  return checks.filter(([, isProblem]) => isProblem).map(([problem]) => problem);
}

/**
 * Whether two addresses of a gift are the same, memo and entrance code included. Accepting a gift again with another
 * address is refused: that address would be lost. Assumed: invisible spaces do not count.
 */
export function isSameGiftPlace(one: GiftAddress, other: GiftAddress): boolean {
  const right = normalizedPlace(other);
  return normalizedPlace(one).every((value, at) => value === right[at]);
}

/**
 * The address of a gift as far as its reader may see it: only the name by its link, whose holder may be anyone.
 */
export function giftPlaceOf({ address, receiverName }: Pick<ReceivedGift, 'address' | 'receiverName'>): GiftAddress {
  return (
    address ?? {
      receiverName,
      receiverZipCd: '',
      receiverAddress: '',
      receiverJibunAddress: '',
      receiverDetailAddress: '',
      deliveryMemo: '',
      entranceCode: '',
    }
  );
}

function normalizedPlace(place: GiftAddress): readonly string[] {
  const { receiverName, receiverZipCd, receiverAddress, receiverJibunAddress, receiverDetailAddress } = place;
  const fields = { receiverName, receiverZipCd, receiverAddress, receiverJibunAddress, receiverDetailAddress };
  const entry = normalizeAddressEntry({ ...EMPTY_ADDRESS_ENTRY, ...fields });
  return [
    entry.receiverName,
    entry.receiverZipCd,
    entry.receiverAddress,
    entry.receiverJibunAddress,
    entry.receiverDetailAddress,
    place.deliveryMemo,
    place.entranceCode,
  ];
}
