import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { instant } from '../testing/arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { SIMULATED_START } from '../testing/simulated-clock.ts';
import {
  BOOKED_LIMIT,
  forgottenRecent,
  type KeptAddress,
  mergeTwins,
  newestFirst,
  nextDefault,
  placeSaved,
  placeUsed,
  RECENT_LIMIT,
} from './address-book.ts';
import { EMPTY_ENTRY, isSamePlace } from './address.ts';

/** What a member may do with addresses. */
type Step =
  | { readonly kind: 'save'; readonly isDefault: boolean; readonly at: KeptAddress['lastUsedAt'] }
  | { readonly kind: 'change'; readonly pick: number; readonly isDefault: boolean }
  | { readonly kind: 'remove'; readonly pick: number }
  | {
      readonly kind: 'order';
      readonly pick: number | null;
      readonly isSaved: boolean;
      readonly isDefault: boolean;
      readonly at: KeptAddress['lastUsedAt'];
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

const picked = (kept: readonly KeptAddress[], pick: number | null) =>
  pick === null || kept.length === 0 ? null : (kept[pick % kept.length] ?? null);

/** Puts an address down as an adapter does: the rules decide, the rest follows. */
function put(kept: readonly KeptAddress[], address: KeptAddress): readonly KeptAddress[] {
  const others = kept
    .filter(({ addressNo }) => addressNo !== address.addressNo)
    .map((other) => (address.isDefault ? { ...other, isDefault: false } : other));
  const all = [...others, address];
  const forgotten = forgottenRecent(all);
  return all.filter(({ addressNo }) => !forgotten.includes(addressNo));
}

function walk(kept: readonly KeptAddress[], step: Step, nextNo: number): readonly KeptAddress[] {
  if (step.kind === 'save') {
    const placing = placeSaved(kept, null, step.isDefault);
    return placing.ok ? put(kept, { addressNo: nextNo, lastUsedAt: step.at, ...placing.place }) : kept;
  }
  if (step.kind === 'order') {
    const known = picked(kept, step.pick);
    const place = placeUsed(kept, known?.addressNo ?? null, step);
    return put(kept, { addressNo: known?.addressNo ?? nextNo, lastUsedAt: step.at, ...place });
  }
  const known = picked(kept, step.pick);
  if (known === null) return kept;
  if (step.kind === 'remove') {
    const left = kept.filter((address) => address !== known);
    const heir = nextDefault(left);
    return left.map((address) => (address.addressNo === heir ? { ...address, isDefault: true } : address));
  }
  const placing = placeSaved(kept, known.addressNo, step.isDefault);
  return placing.ok ? put(kept, { ...known, ...placing.place }) : kept;
}

describe('the address book', () => {
  it.prop([steps], { numRuns: testSizes.numRuns })(
    'keeps exactly one booked default while anything is booked, and stays within its limits [GAP-23]',
    (walked) => {
      let kept: readonly KeptAddress[] = [];
      walked.forEach((step, index) => {
        kept = walk(kept, step, index + 1);
        const booked = kept.filter(({ addressType }) => addressType === 'BOOK');
        const defaults = kept.filter(({ isDefault }) => isDefault);
        expect(defaults).toHaveLength(booked.length === 0 ? 0 : 1);
        expect(defaults.every(({ addressType }) => addressType === 'BOOK')).toBe(true);
        expect(booked.length).toBeLessThanOrEqual(BOOKED_LIMIT);
        expect(kept.length - booked.length).toBeLessThanOrEqual(RECENT_LIMIT);
      });
    },
  );

  it.prop([fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 99 }), instant()), { selector: ([no]) => no })])(
    'hands the default to the booked address used last [GAP-23]',
    (numbers) => {
      const left = numbers.map(([addressNo, lastUsedAt]): KeptAddress => ({
        addressNo,
        lastUsedAt,
        addressType: addressNo % 3 === 0 ? 'RECENT' : 'BOOK',
        isDefault: false,
      }));
      const booked = left.filter(({ addressType }) => addressType === 'BOOK').toSorted(newestFirst);
      expect(nextDefault(left)).toBe(booked[0]?.addressNo ?? null);
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
    const entryOf = (number: number) => ({ ...EMPTY_ENTRY, receiverDetailAddress: `${number}호` });
    const kept = doors.map((number, index) => ({ ...keptAddress(index + 1), entry: entryOf(number) }));
    const addressNo = (pick % kept.length) + 1;
    const { left, gone } = mergeTwins(kept, addressNo, entryOf(door));
    const others = left.filter((other) => other.addressNo !== addressNo);
    expect(others.some(({ entry }) => isSamePlace(entry, entryOf(door)))).toBe(false);
    expect(left).toHaveLength(others.length + 1);
    const lost = kept.filter((other) => gone.includes(other.addressNo));
    expect(lost.every(({ entry }) => isSamePlace(entry, entryOf(door)))).toBe(true);
    expect(left.length + lost.length).toBe(kept.length);
  });

  it('refuses the twenty-first address, but not the change of a booked one [GAP-23]', () => {
    const full = Array.from({ length: BOOKED_LIMIT }, (_, index) => keptAddress(index + 1));
    expect(placeSaved(full, null, false)).toEqual({ ok: false, reason: 'book-full' });
    expect(placeSaved([...full, { ...keptAddress(99), addressType: 'RECENT' }], 99, false).ok).toBe(false);
    expect(placeSaved(full, 7, true)).toEqual({ ok: true, place: { addressType: 'BOOK', isDefault: true } });
    expect(placeSaved(full.slice(1), null, false).ok).toBe(true);
  });

  it('lets an order go to a new address when the book is full [GAP-23]', () => {
    const full = Array.from({ length: BOOKED_LIMIT }, (_, index) => keptAddress(index + 1));
    expect(placeUsed(full, null, { isSaved: true, isDefault: true })).toEqual({
      addressType: 'RECENT',
      isDefault: false,
    });
  });

  it('keeps a default until another takes its place [GAP-23]', () => {
    const kept = [{ ...keptAddress(1), isDefault: true }, keptAddress(2)];
    expect(placeSaved(kept, 1, false)).toMatchObject({ place: { isDefault: true } });
    expect(placeSaved(kept, 2, false)).toMatchObject({ place: { isDefault: false } });
    expect(placeSaved([], null, false)).toMatchObject({ place: { isDefault: true } });
  });
});

function keptAddress(addressNo: number): KeptAddress {
  return { addressNo, addressType: 'BOOK', isDefault: addressNo === 1, lastUsedAt: SIMULATED_START };
}
