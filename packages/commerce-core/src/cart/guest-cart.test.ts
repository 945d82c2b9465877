import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  CART_LINE_LIMIT,
  LINE_COUNT_LIMIT,
  mergeLines,
  changeLine,
  lineKey,
  guestLinesThatFit,
  removeLines,
} from './guest-cart.ts';

const input = fc.record({ inputLabel: fc.constantFrom('각인', '색'), inputValue: fc.constantFrom('가', '나') });
const addition = fc.record({
  productNo: fc.integer({ min: 1, max: 3 }),
  optionNo: fc.integer({ min: 1, max: 6 }),
  orderCnt: fc.integer({ min: 1, max: 5 }),
  optionInputs: fc.array(input, { maxLength: 2 }),
});
const additions = fc.array(addition, { maxLength: 20 });
const lines = additions.map((list) => mergeLines([], list));
const pieces = (list: readonly { readonly orderCnt: number }[]) =>
  list.reduce((sum, { orderCnt }) => sum + orderCnt, 0);
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ productNo: 1, optionNo: index + 1, orderCnt: 1 }));

describe('a cart on the own device', () => {
  it.prop([lines, additions])('adds the same option up and loses nothing', (before, more) => {
    const change = mergeLines(before, more);
    expect(pieces(change)).toBe(pieces(before) + pieces(more));
    expect(new Set(change.map(lineKey)).size).toBe(change.length);
    expect(new Set(change.map(({ cartNo }) => cartNo)).size).toBe(change.length);
  });

  it('tells the same option with another text apart, whatever the order of the texts', () => {
    const a = { inputLabel: 'a', inputValue: '1' };
    const b = { inputLabel: 'b', inputValue: '2' };
    expect(lineKey({ optionNo: 1, optionInputs: [a, b] })).toBe(lineKey({ optionNo: 1, optionInputs: [b, a] }));
    expect(lineKey({ optionNo: 1, optionInputs: [a] })).not.toBe(lineKey({ optionNo: 1 }));
  });

  it('holds so many lines and so many pieces of one', () => {
    const full = mergeLines(
      [],
      [
        { productNo: 1, optionNo: 1, orderCnt: LINE_COUNT_LIMIT },
        { productNo: 1, optionNo: 1, orderCnt: 5 },
      ],
    );
    expect(full[0]?.orderCnt).toBe(LINE_COUNT_LIMIT);
  });

  it('changes and removes lines by their number', () => {
    const present = mergeLines([], many(3));
    const counted = (orderCnt: number) => changeLine(present, { cartNo: 2, orderCnt }).map((line) => line.orderCnt);
    expect(counted(7)).toEqual([1, 7, 1]);
    expect(counted(0)).toEqual([1, 1, 1]);
    expect(counted(1e9)).toEqual([1, LINE_COUNT_LIMIT, 1]);
    expect(changeLine(present, { cartNo: 9, orderCnt: 7 })).toEqual(present);
    expect(removeLines(present, [1, 3]).map(({ cartNo }) => cartNo)).toEqual([2]);
  });
});

describe('another option for a line', () => {
  const change = fc.record({
    at: fc.nat(),
    orderCnt: fc.integer({ min: 1, max: 5 }),
    optionNo: fc.integer({ min: 1, max: 6 }),
  });
  const filled = lines.filter((present) => present.length > 0);

  it.prop([filled, change])(
    'stays in its place, and takes in the line that has it already',
    (present, { at, ...change }) => {
      const line = present[at % present.length];
      if (line === undefined) return;
      const { cartNo, optionInputs } = line;
      const key = lineKey({ optionNo: change.optionNo, optionInputs });
      const duplicate = present.find((other) => other.cartNo !== cartNo && lineKey(other) === key);
      const changed = changeLine(present, { cartNo, ...change });
      const remaining = present.filter((other) => other !== duplicate).map((other) => other.cartNo);
      expect(changed.map((other) => other.cartNo)).toEqual(remaining);
      expect(changed[remaining.indexOf(cartNo)]).toEqual({
        ...line,
        optionNo: change.optionNo,
        orderCnt: change.orderCnt + (duplicate?.orderCnt ?? 0),
      });
      expect(pieces(changed)).toBe(pieces(present) - line.orderCnt + change.orderCnt);
      expect(new Set(changed.map(lineKey)).size).toBe(changed.length);
    },
  );
});

describe('guestLinesThatFit', () => {
  it.prop([lines, lines])('brings every piece of the guest into the cart of the member', (member, guest) => {
    const merged = mergeLines(member, guestLinesThatFit(member, guest));
    expect(merged.length).toBeLessThanOrEqual(CART_LINE_LIMIT);
    expect(pieces(merged)).toBe(pieces(member) + pieces(guest));
  });

  it('lets go of the oldest lines of the guest when there is no room', () => {
    const member = mergeLines([], many(CART_LINE_LIMIT - 1));
    const guest = [901, 902, 1].map((optionNo, index) => ({
      cartNo: index + 1,
      productNo: 1,
      optionNo,
      orderCnt: 2,
      optionInputs: [],
    }));
    expect(guestLinesThatFit(member, guest).map(({ optionNo }) => optionNo)).toEqual([902, 1]);
  });
});
