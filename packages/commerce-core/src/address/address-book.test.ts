import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { instant } from '../testing/arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { SIMULATED_START } from '../testing/simulated-clock.ts';
import {
  ADDRESS_BOOK_LIMIT,
  excessRecentAddresses,
  type StoredAddress,
  mergeDuplicateAddresses,
  compareByLastUse,
  nextDefaultAddress,
  placeSavedAddress,
  placeOrderAddress,
  RECENT_ADDRESS_LIMIT,
} from './address-book.ts';
import { EMPTY_ADDRESS_ENTRY, isSameAddress } from './address.ts';

/** What a member may do with addresses. */
type Step =
  | { readonly kind: 'save'; readonly isDefault: boolean; readonly at: StoredAddress['lastUsedAt'] }
  | { readonly kind: 'change'; readonly pick: number; readonly isDefault: boolean }
  | { readonly kind: 'remove'; readonly pick: number }
  | {
      readonly kind: 'order';
      readonly pick: number | null;
      readonly isSaved: boolean;
      readonly isDefault: boolean;
      readonly at: StoredAddress['lastUsedAt'];
    };

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('save' as const), isDefault: fc.boolean(), at: instant() }),
    fc.record({ kind: fc.constant('change' as const), pick: fc.nat(), isDefault: fc.boolean() }),
    fc.record({ kind: fc.constant('remove' as const), pick: fc.nat() }),
    fc.record({
      kind: fc.constant('order' as const),
      pick: fc.option(fc.nat()),
      isSaved: fc.boolean(),
      isDefault: fc.boolean(),
      at: instant(),
    }),
  ),
  { maxLength: 80 },
);

const picked = (addresses: readonly StoredAddress[], pick: number | null) =>
  pick === null || addresses.length === 0 ? null : (addresses[pick % addresses.length] ?? null);

/** Puts an address down as an adapter does: the rules decide, the rest follows. */
function put(addresses: readonly StoredAddress[], address: StoredAddress): readonly StoredAddress[] {
  const others = addresses
    .filter(({ addressNo }) => addressNo !== address.addressNo)
    .map((other) => (address.isDefault ? { ...other, isDefault: false } : other));
  const all = [...others, address];
  const excess = excessRecentAddresses(all);
  return all.filter(({ addressNo }) => !excess.includes(addressNo));
}

function walk(addresses: readonly StoredAddress[], step: Step, nextNo: number): readonly StoredAddress[] {
  if (step.kind === 'save') {
    const placing = placeSavedAddress(addresses, null, step.isDefault);
    return placing.ok ? put(addresses, { addressNo: nextNo, lastUsedAt: step.at, ...placing.place }) : addresses;
  }
  if (step.kind === 'order') {
    const existing = picked(addresses, step.pick);
    const place = placeOrderAddress(addresses, existing?.addressNo ?? null, step);
    return put(addresses, { addressNo: existing?.addressNo ?? nextNo, lastUsedAt: step.at, ...place });
  }
  const existing = picked(addresses, step.pick);
  if (existing === null) return addresses;
  if (step.kind === 'remove') {
    const left = addresses.filter((address) => address !== existing);
    const heir = nextDefaultAddress(left);
    return left.map((address) => (address.addressNo === heir ? { ...address, isDefault: true } : address));
  }
  const placing = placeSavedAddress(addresses, existing.addressNo, step.isDefault);
  return placing.ok ? put(addresses, { ...existing, ...placing.place }) : addresses;
}

describe('the address book', () => {
  it.prop([steps], { numRuns: testSizes.numRuns })(
    'keeps exactly one booked default while anything is booked, and stays within its limits [GAP-23]',
    (walked) => {
      let addresses: readonly StoredAddress[] = [];
      walked.forEach((step, index) => {
        addresses = walk(addresses, step, index + 1);
        const booked = addresses.filter(({ addressType }) => addressType === 'BOOK');
        const defaults = addresses.filter(({ isDefault }) => isDefault);
        expect(defaults).toHaveLength(booked.length === 0 ? 0 : 1);
        expect(defaults.every(({ addressType }) => addressType === 'BOOK')).toBe(true);
        expect(booked.length).toBeLessThanOrEqual(ADDRESS_BOOK_LIMIT);
        expect(addresses.length - booked.length).toBeLessThanOrEqual(RECENT_ADDRESS_LIMIT);
      });
    },
  );

  it.prop([fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 99 }), instant()), { selector: ([no]) => no })])(
    'hands the default to the booked address used last [GAP-23]',
    (numbers) => {
      const left = numbers.map(([addressNo, lastUsedAt]): StoredAddress => ({
        addressNo,
        lastUsedAt,
        addressType: addressNo % 3 === 0 ? 'RECENT' : 'BOOK',
        isDefault: false,
      }));
      const booked = left.filter(({ addressType }) => addressType === 'BOOK').toSorted(compareByLastUse);
      expect(nextDefaultAddress(left)).toBe(booked[0]?.addressNo ?? null);
    },
  );

  it.prop(
    [
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 20 }),
      fc.nat(),
      fc.integer({ min: 1, max: 5 }),
    ],
    { numRuns: testSizes.numRuns },
  )('names no place twice after a change, and loses no other place [GAP-23]', (doors, pick, door) => {
    const entryOf = (number: number) => ({ ...EMPTY_ADDRESS_ENTRY, receiverDetailAddress: `${number}호` });
    const addresses = doors.map((number, index) => ({ ...keptAddress(index + 1), entry: entryOf(number) }));
    const addressNo = (pick % addresses.length) + 1;
    const { remaining, removedNos } = mergeDuplicateAddresses(addresses, addressNo, entryOf(door));
    const others = remaining.filter((other) => other.addressNo !== addressNo);
    expect(others.some(({ entry }) => isSameAddress(entry, entryOf(door)))).toBe(false);
    expect(remaining).toHaveLength(others.length + 1);
    const lost = addresses.filter((other) => removedNos.includes(other.addressNo));
    expect(lost.every(({ entry }) => isSameAddress(entry, entryOf(door)))).toBe(true);
    expect(remaining.length + lost.length).toBe(addresses.length);
  });

  it('refuses the twenty-first address, but not the change of a booked one [GAP-23]', () => {
    const full = Array.from({ length: ADDRESS_BOOK_LIMIT }, (_, index) => keptAddress(index + 1));
    expect(placeSavedAddress(full, null, false)).toMatchObject({
      ok: false,
      refusal: { code: 'STATE_CONFLICT', details: { reason: 'book-full' } },
    });
    expect(placeSavedAddress([...full, { ...keptAddress(99), addressType: 'RECENT' }], 99, false).ok).toBe(false);
    expect(placeSavedAddress(full, 7, true)).toEqual({ ok: true, place: { addressType: 'BOOK', isDefault: true } });
    expect(placeSavedAddress(full.slice(1), null, false).ok).toBe(true);
  });

  it('lets an order go to a new address when the book is full [GAP-23]', () => {
    const full = Array.from({ length: ADDRESS_BOOK_LIMIT }, (_, index) => keptAddress(index + 1));
    expect(placeOrderAddress(full, null, { isSaved: true, isDefault: true })).toEqual({
      addressType: 'RECENT',
      isDefault: false,
    });
  });

  it('keeps a default until another takes its place [GAP-23]', () => {
    const addresses = [{ ...keptAddress(1), isDefault: true }, keptAddress(2)];
    expect(placeSavedAddress(addresses, 1, false)).toMatchObject({ place: { isDefault: true } });
    expect(placeSavedAddress(addresses, 2, false)).toMatchObject({ place: { isDefault: false } });
    expect(placeSavedAddress([], null, false)).toMatchObject({ place: { isDefault: true } });
  });
});

function keptAddress(addressNo: number): StoredAddress {
  return { addressNo, addressType: 'BOOK', isDefault: addressNo === 1, lastUsedAt: SIMULATED_START };
}
