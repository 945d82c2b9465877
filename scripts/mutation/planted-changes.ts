import type { PlantedChange } from './planted-change.ts';
import { MEMBER_CHANGES } from './planted-member-changes.ts';
import { ORDER_CHANGES } from './planted-order-changes.ts';

/** Every change that is planted, in rules of the API that stand near SQL. */
export const PLANTED_CHANGES: readonly PlantedChange[] = Object.entries({
  ...ORDER_CHANGES,
  ...MEMBER_CHANGES,
}).flatMap(([file, changes]) => changes.map((change) => ({ file, ...change })));

/** Those whose file, test or words have one of these in them; all for none. */
export function plantedNamed(filters: readonly string[]): readonly PlantedChange[] {
  const of = ({ file, broken, test, titled }: PlantedChange) => [file, broken, test, titled].join(' ');
  return PLANTED_CHANGES.filter((change) => filters.length === 0 || filters.some((word) => of(change).includes(word)));
}
