import {
  addressProblems,
  EMPTY_ADDRESS_ENTRY,
  ENTRANCE_CODE_LIMIT,
  MEMO_LIMIT,
  normalizeAddressEntry,
} from '../address/address.ts';
import { lengthOf } from '../value/text-length.ts';
import type { GiftAddress, ReceivedGift } from './gift-record.ts';

/** What is wrong with where a gift goes, in the order of its form. */
export type GiftAddressProblem = 'receiver-name' | 'zip' | 'address' | 'detail-address' | 'memo' | 'entrance-code';

/**
 * All that keeps a gift from going to an address, first of the form first; none when it can.
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
 * Whether two answers send a gift to the same door with the same words for the carrier. One that accepts a gift again
 * with another place is refused: what was taken of it would be lost. Assumed: invisible spaces do not count.
 */
export function isSameGiftPlace(one: GiftAddress, other: GiftAddress): boolean {
  const right = normalizedPlace(other);
  return normalizedPlace(one).every((value, at) => value === right[at]);
}

/**
 * Where a gift goes as far as it is known: by its link nothing but the name, for the holder of the link is not known.
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
