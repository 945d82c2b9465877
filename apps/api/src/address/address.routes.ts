import {
  ADDRESS_BOOK_LIMIT,
  addressRefusal,
  addressSearchRefusal,
  commerceError,
  formatYmdt,
  isSameAddress,
  mergeDuplicateAddresses,
  MINUTE_MS,
  normalizeAddressEntry,
  placeSavedAddress,
  refuse,
  refused,
  type AddressEntry,
  type Language,
  type AddressNo,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Caller, Handlers, JsonAnswer } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { withTransaction, type Transaction } from '../database/database.ts';
import { consume, type Limit } from '../http/rate-limit.ts';
import {
  deleteAddress,
  deleteDuplicates,
  lockAddresses,
  readAddresses,
  writeAddress,
  type AddressRow,
} from './address.store.ts';

/** Searches from one address: 60 a minute. Assumed: enough for a shared network. */
const SEARCHES: Limit = { name: 'address-search', max: 60, windowMs: MINUTE_MS };

/** Changes of one member's book: 60 a minute. Assumed: the limit of writes. */
const CHANGES: Limit = { name: 'address', max: 60, windowMs: MINUTE_MS };

const BOOK_FULL: Readonly<Record<Language, string>> = {
  ko: `배송지는 ${ADDRESS_BOOK_LIMIT}개까지 저장할 수 있어요`,
  en: `You can save up to ${ADDRESS_BOOK_LIMIT} addresses`,
};

const SAYS_TOO_LITTLE: Readonly<Record<Language, string>> = {
  ko: '검색어를 두 글자 이상 입력해 주세요',
  en: 'Please enter at least two characters',
};

type AddressOperation =
  | 'getShippingAddresses'
  | 'addShippingAddress'
  | 'getShippingAddress'
  | 'updateShippingAddress'
  | 'deleteShippingAddress'
  | 'makeShippingAddressDefault'
  | 'searchAddresses';

type AddressJson = JsonAnswer<'getShippingAddress'>;

/** Where the member's parcels go, and the search of the country's addresses. Assumed: the vendor's calls. */
export function addressRoutes(parts: AppParts): Pick<Handlers, AddressOperation> {
  const { database, clock, providers } = parts;

  const change = async <A>(
    caller: Caller | null,
    work: (transaction: Transaction, addresses: readonly AddressRow[], memberNo: MemberNo) => Promise<A>,
  ): Promise<A> => {
    const { memberNo } = requireMember(caller);
    await consume(parts, CHANGES, String(memberNo));
    return withTransaction(database, async (transaction) =>
      work(transaction, await lockAddresses(transaction, memberNo), memberNo),
    );
  };

  const save = async (
    transaction: Transaction,
    { memberNo, addresses, existing, entry, language }: SaveCall,
  ): Promise<AddressRow> => {
    const addressNo = existing?.addressNo ?? null;
    const { remaining, removedNos } =
      addressNo === null
        ? { remaining: addresses, removedNos: [] }
        : mergeDuplicateAddresses(addresses, addressNo, entry);
    const placing = placeSavedAddress(remaining, addressNo, entry.defaultYn === 'Y');
    if (!placing.ok) throw refused(placing.refusal, BOOK_FULL[language]);
    const lastUsedAt = existing?.lastUsedAt ?? clock.now();
    await deleteDuplicates(transaction, removedNos);
    return writeAddress(transaction, memberNo, remaining, { addressNo, entry, lastUsedAt }, placing.place);
  };

  return {
    getShippingAddresses: async ({ caller }) => {
      const addresses = await readAddresses(database, requireMember(caller).memberNo);
      const ofType = (type: AddressRow['addressType']) => addresses.filter(({ addressType }) => addressType === type);
      const usual = addresses.find(({ isDefault }) => isDefault);
      return {
        defaultAddress: usual === undefined ? null : jsonOf(usual),
        bookedAddresses: ofType('BOOK').map(jsonOf),
        recentAddresses: ofType('RECENT').map(jsonOf),
      };
    },

    addShippingAddress: async ({ caller, body, language }) =>
      change(caller, async (transaction, addresses, memberNo) => {
        const entry = checked(body);
        const existing = addresses.find((address) => isSameAddress(address.entry, entry)) ?? null;
        return jsonOf(await save(transaction, { memberNo, addresses, existing, entry, language }));
      }),

    getShippingAddress: async ({ caller, path }) =>
      jsonOf(find(await readAddresses(database, requireMember(caller).memberNo), path.addressNo)),

    updateShippingAddress: async ({ caller, path, body, language }) =>
      change(caller, async (transaction, addresses, memberNo) => {
        const existing = find(addresses, path.addressNo);
        return jsonOf(await save(transaction, { memberNo, addresses, existing, entry: checked(body), language }));
      }),

    deleteShippingAddress: async ({ caller, path }) =>
      change(caller, async (transaction, addresses) => {
        await deleteAddress(transaction, addresses, find(addresses, path.addressNo).addressNo);
        return undefined;
      }),

    makeShippingAddressDefault: async ({ caller, path, language }) =>
      change(caller, async (transaction, addresses, memberNo) => {
        const existing = find(addresses, path.addressNo);
        const entry = { ...existing.entry, defaultYn: 'Y' } as const;
        await save(transaction, { memberNo, addresses, existing, entry, language });
        return undefined;
      }),

    searchAddresses: async ({ query, language, clientAddress }) => {
      refuse(addressSearchRefusal(query.keyword), SAYS_TOO_LITTLE[language]);
      await consume(parts, SEARCHES, clientAddress);
      const { totalCount, items } = await providers.addresses.search(query.keyword, query.page ?? 1);
      return { totalCount, items: [...items] };
    },
  };
}

interface SaveCall {
  readonly memberNo: MemberNo;
  readonly addresses: readonly AddressRow[];
  readonly existing: AddressRow | null;
  readonly entry: AddressEntry;
  readonly language: Language;
}

function jsonOf({ addressNo, addressType, isDefault, lastUsedAt, entry }: AddressRow): AddressJson {
  return { ...entry, addressNo, addressType, defaultYn: isDefault ? 'Y' : 'N', lastUseYmdt: formatYmdt(lastUsedAt) };
}

/** The address of another member does not exist for the caller. */
function find(addresses: readonly AddressRow[], addressNo: AddressNo): AddressRow {
  const found = addresses.find((address) => address.addressNo === addressNo);
  if (found === undefined) throw commerceError('NOT_FOUND');
  return found;
}

function checked(entry: AddressEntry): AddressEntry {
  refuse(addressRefusal(entry));
  return normalizeAddressEntry(entry);
}
