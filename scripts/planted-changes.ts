import { MEMBER_CHANGES } from './planted-member-changes.ts';
import { ORDER_CHANGES } from './planted-order-changes.ts';

/** One way to break a rule that stands near SQL. */
export interface PlantedChange {
  /** Below `apps/api/src`. */
  readonly file: string;
  /** What holds no longer with it. */
  readonly broken: string;
  /** Text that stands in the file once, and what takes its place. */
  readonly text: string;
  readonly becomes: string;
  /** The test that must fail: its file below `apps/api`, and words of its title. */
  readonly test: string;
  readonly titled: string;
}

/** Changes by the file below `apps/api/src` that they are planted in. */
export type ChangesByFile = Readonly<Record<string, readonly Omit<PlantedChange, 'file'>[]>>;

/** Every change that is planted, in rules of the API that stand near SQL. */
export const PLANTED_CHANGES: readonly PlantedChange[] = Object.entries({
  ...ORDER_CHANGES,
  ...MEMBER_CHANGES,
}).flatMap(([file, changes]) => changes.map((change) => ({ file, ...change })));

/** Those whose file, test or words have one of these in them; all for none. */
export function plantedNamed(words: readonly string[]): readonly PlantedChange[] {
  const of = ({ file, broken, test, titled }: PlantedChange) => [file, broken, test, titled].join(' ');
  return PLANTED_CHANGES.filter((change) => words.length === 0 || words.some((word) => of(change).includes(word)));
}
