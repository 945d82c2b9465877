import type { CartNo, OptionNo } from '../value/identifiers.ts';
import type { CartAddition, CartChange, GuestCartLine, OptionInput } from './cart.ts';

/** The most lines a cart holds. Assumed: the contract's limit. */
export const CART_LINE_LIMIT = 100;

/** The most of one option a line holds. Assumed: the contract's limit. */
export const LINE_COUNT_LIMIT = 999;

/** What makes two lines the same: the option and the texts given with it, in any order. Assumed: lines add up. */
export function lineKey(line: { readonly optionNo: OptionNo; readonly optionInputs?: readonly OptionInput[] }): string {
  const inputs = (line.optionInputs ?? []).map(({ inputLabel, inputValue }) => [inputLabel, inputValue] as const);
  return JSON.stringify([line.optionNo, inputs.toSorted(compareInputs)]);
}

/** Puts options into a cart: the same option adds up to the limit of a line, another becomes a new line. Assumed. */
export function mergeLines(
  lines: readonly GuestCartLine[],
  additions: readonly CartAddition[],
): readonly GuestCartLine[] {
  const merged = new Map(lines.map((line) => [lineKey(line), line]));
  let lastNo = lines.reduce((highest, line) => Math.max(highest, line.cartNo), 0);
  for (const addition of additions) {
    const key = lineKey(addition);
    const present = merged.get(key);
    if (present === undefined) lastNo += 1;
    merged.set(key, {
      cartNo: present?.cartNo ?? lastNo,
      productNo: addition.productNo,
      optionNo: addition.optionNo,
      orderCnt: Math.min(LINE_COUNT_LIMIT, (present?.orderCnt ?? 0) + addition.orderCnt),
      optionInputs: addition.optionInputs ?? [],
    });
  }
  return [...merged.values()];
}

/**
 * Changes one line in its place: its count, kept within 1 and the limit of a line, its texts or its option. A line that
 * has just these already goes into it, pieces and all. Spec §7; Assumed: as lines add up, so they do here.
 */
export function changeLine(lines: readonly GuestCartLine[], change: CartChange): readonly GuestCartLine[] {
  const line = lines.find(({ cartNo }) => cartNo === change.cartNo);
  if (line === undefined) return lines;
  const { optionNo = line.optionNo, optionInputs = line.optionInputs } = change;
  const key = lineKey({ optionNo, optionInputs });
  const duplicate = lines.find((other) => other !== line && lineKey(other) === key);
  const wanted = Math.max(1, Math.trunc(change.orderCnt)) + (duplicate?.orderCnt ?? 0);
  const changed = { ...line, optionNo, optionInputs, orderCnt: Math.min(LINE_COUNT_LIMIT, wanted) };
  return lines.filter((other) => other !== duplicate).map((other) => (other === line ? changed : other));
}

/** Takes lines out. Spec §7. */
export function removeLines(lines: readonly GuestCartLine[], cartNos: readonly CartNo[]): readonly GuestCartLine[] {
  return lines.filter((line) => !cartNos.includes(line.cartNo));
}

/**
 * What a log-in adds to the member's cart: the guest's lines, newest first while there is room. Assumed: nothing of
 * the member's own is lost, and the same option adds up.
 */
export function guestLinesThatFit(
  member: readonly GuestCartLine[],
  guest: readonly GuestCartLine[],
): readonly CartAddition[] {
  const keys = new Set(member.map(lineKey));
  return guest
    .toReversed()
    .filter((line) => {
      const key = lineKey(line);
      if (!keys.has(key) && keys.size >= CART_LINE_LIMIT) return false;
      keys.add(key);
      return true;
    })
    .toReversed()
    .map(({ productNo, optionNo, orderCnt, optionInputs }) => ({ productNo, optionNo, orderCnt, optionInputs }));
}

function compareInputs(left: readonly [string, string], right: readonly [string, string]): number {
  const [a, b] = [JSON.stringify(left), JSON.stringify(right)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
