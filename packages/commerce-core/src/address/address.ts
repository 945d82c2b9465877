import type { AddressNo } from '../value/identifiers.ts';
import { lengthOf } from '../value/text-length.ts';
import { tidyText } from '../value/tidy-text.ts';
import { PERSON_NAME_LIMIT } from '../account/person-name.ts';
import { isPhone } from '../account/phone.ts';
import { isZipCodeOf } from './zip-code.ts';

/** Longest note to the carrier, in characters. Assumed. */
export const MEMO_LIMIT = 50;
/** Longest code of an entrance, in characters. Assumed. */
export const ENTRANCE_CODE_LIMIT = 20;

/** Where goods go; `addressNo` 0 is a new address. */
export interface Address {
  readonly addressNo: AddressNo;
  readonly addressName: string;
  readonly receiverName: string;
  /** Five digits. */
  readonly receiverZipCd: string;
  readonly receiverAddress: string;
  readonly receiverJibunAddress: string;
  readonly receiverDetailAddress: string;
  /** Eleven digits. */
  readonly receiverContact1: string;
}

/** An empty address. */
export const EMPTY_ADDRESS: Address = {
  addressNo: 0,
  addressName: '',
  receiverName: '',
  receiverZipCd: '',
  receiverAddress: '',
  receiverJibunAddress: '',
  receiverDetailAddress: '',
  receiverContact1: '',
};

/** How an address came to be kept: saved on purpose, or used by an order. The vendor's names. */
export type AddressType = 'BOOK' | 'RECENT';

/** A kept address of a member. The vendor's names; Assumed: the specification names the routes only. */
export interface ShippingAddress extends Address {
  readonly addressType: AddressType;
  readonly defaultYn: 'Y' | 'N';
  /** Eleven digits, null when there is no second number. */
  readonly receiverContact2: string | null;
  readonly countryCd: 'KR';
  /** `P` and twelve digits: what customs asks for of goods from abroad; null when not given. */
  readonly customsIdNumber: string | null;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly lastUseYmdt: string;
}

/** What a person says of an address: all but what the shop itself keeps about it. */
export type AddressEntry = Omit<ShippingAddress, 'addressNo' | 'addressType' | 'lastUseYmdt'>;

/** The kept addresses of a member; the default is among the booked, too. The vendor's shape. */
export interface AddressBook {
  readonly defaultAddress: ShippingAddress | null;
  readonly bookedAddresses: readonly ShippingAddress[];
  readonly recentAddresses: readonly ShippingAddress[];
}

/** What is wrong with an address, in the order of its form. */
export type AddressProblem =
  | 'address-name'
  | 'receiver-name'
  | 'receiver-phone'
  | 'second-phone'
  | 'zip'
  | 'address'
  | 'jibun-address'
  | 'detail-address'
  | 'customs';

/** Longest name of an address, such as “home”, in characters. Assumed: the vendor's 50. */
export const ADDRESS_NAME_LIMIT = 50;
/** Longest road or lot address, in characters. Assumed. */
export const ROAD_ADDRESS_LIMIT = 200;
/** Longest rest of an address, such as building and flat, in characters. Assumed. */
export const DETAIL_ADDRESS_LIMIT = 100;

/** An empty address. */
export const EMPTY_ADDRESS_ENTRY: AddressEntry = {
  addressName: '',
  defaultYn: 'N',
  receiverName: '',
  receiverZipCd: '',
  receiverAddress: '',
  receiverJibunAddress: '',
  receiverDetailAddress: '',
  receiverContact1: '',
  receiverContact2: null,
  countryCd: 'KR',
  customsIdNumber: null,
};

/** The entry of a kept address, to be changed. */
export function addressEntryOf(address: ShippingAddress): AddressEntry {
  const { addressNo: _no, addressType: _type, lastUseYmdt: _used, ...entry } = address;
  return entry;
}

/** The words of an address. */
type AddressWords = Pick<
  AddressEntry,
  'addressName' | 'receiverName' | 'receiverAddress' | 'receiverJibunAddress' | 'receiverDetailAddress'
>;

/** Where a parcel goes to or is collected. */
export type ParcelPlace = AddressWords & Pick<AddressEntry, 'receiverZipCd' | 'receiverContact1'>;

/**
 * The same entry as it is kept: without space around its words, runs of space as one, invisible letters left out.
 * Assumed: two addresses that print alike are alike.
 */
export function normalizeAddressEntry<T extends AddressWords>(entry: T): T {
  return {
    ...entry,
    addressName: tidyText(entry.addressName),
    receiverName: tidyText(entry.receiverName),
    receiverAddress: tidyText(entry.receiverAddress),
    receiverJibunAddress: tidyText(entry.receiverJibunAddress),
    receiverDetailAddress: tidyText(entry.receiverDetailAddress),
  };
}

/** Whether a parcel can go to an address, or be collected there: a form that lacks nothing could save it. Assumed. */
export function isDeliverable(place: ParcelPlace): boolean {
  return addressProblems({ ...EMPTY_ADDRESS_ENTRY, ...place }).length === 0;
}

/**
 * All that keeps an entry from being saved, first of the form first; none when it can be. Every form that asks for a
 * place asks this. Source: Spec §5 for phones; Assumed for the rest.
 */
export function addressProblems(entry: AddressEntry): readonly AddressProblem[] {
  const normalized = normalizeAddressEntry(entry);
  const checks: readonly (readonly [AddressProblem, boolean])[] = [
    ['address-name', lengthOf(normalized.addressName) > ADDRESS_NAME_LIMIT],
    ['receiver-name', !isFilled(normalized.receiverName, PERSON_NAME_LIMIT)],
    ['receiver-phone', !isPhone(normalized.receiverContact1)],
    ['second-phone', normalized.receiverContact2 !== null && !isPhone(normalized.receiverContact2)],
    [
      'zip',
      ![normalized.receiverAddress, normalized.receiverJibunAddress].every((place) =>
        isZipCodeOf(normalized.receiverZipCd, place),
      ),
    ],
    ['address', !isFilled(normalized.receiverAddress, ROAD_ADDRESS_LIMIT)],
    ['jibun-address', lengthOf(normalized.receiverJibunAddress) > ROAD_ADDRESS_LIMIT],
    ['detail-address', lengthOf(normalized.receiverDetailAddress) > DETAIL_ADDRESS_LIMIT],
    ['customs', normalized.customsIdNumber !== null && !/^P[0-9]{12}$/.test(normalized.customsIdNumber)],
  ];
  return checks.filter(([, isProblem]) => isProblem).map(([problem]) => problem);
}

/** Whether two entries lead a parcel to the same person at the same door, whatever they are called. Assumed. */
export function isSameAddress(left: AddressEntry, right: AddressEntry): boolean {
  return PLACE.every((field) => left[field] === right[field]);
}

const PLACE = [
  'receiverName',
  'receiverZipCd',
  'receiverAddress',
  'receiverDetailAddress',
  'receiverContact1',
] as const satisfies readonly (keyof AddressEntry)[];

function isFilled(text: string, limit: number): boolean {
  return text !== '' && lengthOf(text) <= limit;
}
