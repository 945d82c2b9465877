import { ko, type Item, type Leaf, type Word } from './words/word.ts';

/** An amount printed on a pack, in the smallest unit of its kind. */
interface Amount {
  readonly kind: string;
  readonly count: number;
}

/** Units of what there can be more of in a pack, and how many of the smallest unit each is. */
const UNITS: Readonly<Record<string, readonly [kind: string, count: number]>> = {
  kg: ['g', 1_000],
  g: ['g', 1],
  L: ['ml', 1_000],
  ml: ['ml', 1],
  TB: ['GB', 1_000],
  GB: ['GB', 1],
  mAh: ['mAh', 1],
  W: ['W', 1],
  '㎡': ['㎡', 1],
  m: ['cm', 100],
  cm: ['cm', 1],
  mm: ['mm', 1],
  인치: ['인치', 1],
  인용: ['인', 1],
  인: ['인', 1],
  키: ['키', 1],
  단: ['단', 1],
  ...Object.fromEntries(
    [
      '개',
      '개입',
      '장',
      '매',
      '정',
      '캡슐',
      '포',
      '켤레',
      '잔',
      '팩',
      '봉',
      '롤',
      '갑',
      '환',
      '미',
      '종',
      '피스',
      'T',
    ].map((piece) => [piece, ['개', 1] as const]),
  ),
};

/** Sizes of beds and how many singles each is worth. */
const BEDS: Readonly<Record<string, number>> = { S: 1, SS: 1.15, Q: 1.35, K: 1.55, 싱글: 1, 더블: 1.4 };

/** How much dearer twice as much is: packs nearly twice, strength and breadth less. Assumed. */
const GROWTH = { pack: 0.85, measure: 0.5 } as const;
const PACKED: ReadonlySet<string> = new Set(['g', 'ml', '개', 'GB', '인']);

/** Reads `2kg(3~4송이)` or `100ml×30포`; null for what tells no amount. A word that says nothing is one piece. */
export function amountOf(word: Word): Amount | null {
  const text = ko(word)
    .replace(/\(.*\)/, '')
    .replaceAll(',', '')
    .trim();
  if (text === '') return { kind: '개', count: 1 };
  if (text === '1+1') return { kind: '개', count: 2 };
  const bed = BEDS[text];
  if (bed !== undefined) return { kind: '침대', count: bed };
  const [first = '', ...times] = text.split('×');
  const found = /^([\d.]+)\s*(\p{L}+|㎡)/u.exec(first);
  if (found === null) return null;
  const unit = UNITS[found[2] ?? ''];
  if (unit === undefined) return null;
  const [kind, each] = unit;
  const pieces = times.reduce((product, part) => product * (Number.parseFloat(part) || 1), 1);
  return { kind, count: Number(found[1]) * each * pieces };
}

/** What a size is worth among the sizes of its item; 1 where they cannot be compared. */
export function sizeWorth(size: Word, sizes: readonly Word[]): number {
  const own = amountOf(size);
  const amounts = sizes.map(amountOf);
  if (own === null || amounts.some((amount) => amount?.kind !== own.kind)) return 1;
  const middle = Math.exp(amounts.reduce((sum, amount) => sum + Math.log(amount?.count ?? 1), 0) / amounts.length);
  const growth = own.kind === '침대' ? 1 : PACKED.has(own.kind) ? GROWTH.pack : GROWTH.measure;
  return (own.count / middle) ** growth;
}

/** What an item of a size is worth, as a multiple of the middle price of its category. */
export function worthOf(leaf: Leaf, item: Item, size: Word): number {
  const place = leaf.items.indexOf(item);
  return (leaf.worth?.[place] ?? 1) * sizeWorth(size, item[3] ?? leaf.sizes);
}

/** The face value of a voucher in won, which says it as `5천원` or `3만원`; null of anything else. */
export function faceValue(size: Word): number | null {
  const found = /^(\d+)([천만])원$/.exec(ko(size));
  return found === null ? null : Number(found[1]) * (found[2] === '만' ? 10_000 : 1_000);
}
