import type { Chance } from './chance.ts';
import { NAME_HEADS } from './words/option.ts';
import { en, ko, type Word } from './words/word.ts';

/** Shortest and longest Korean product name, in characters. Assumed. */
export const NAME_LENGTH = { least: 18, most: 38 } as const;

/** Part of the names with a head such as `[오늘특가]`. Assumed. */
const HEAD_SHARE = 0.15;

/** The parts a name is put together from. */
export interface NameParts {
  readonly brand: Word;
  readonly qualities: readonly Word[];
  readonly item: Word;
  readonly size: Word;
  readonly isFree: boolean;
}

/** A product's name in both languages, and the quality it begins with. */
export interface DemoName {
  readonly name: string;
  readonly nameEn: string;
  readonly quality: Word;
}

const join = (words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function headOf(isFree: boolean, chance: Chance): Word {
  const heads = NAME_HEADS.filter((head) => isFree || !head.startsWith('[무료배송]'));
  return chance.is(HEAD_SHARE) ? chance.pick(heads) : '';
}

/** Every way to shorten or lengthen a name, best first. */
function* candidates(parts: NameParts, head: Word, qualities: readonly Word[]): Generator<readonly Word[]> {
  const { brand, item, size } = parts;
  const [first = '', second = ''] = qualities;
  yield [head, brand, first, item, size];
  yield [brand, first, item, size];
  yield [brand, first, second, item, size];
  yield [head, brand, first, second, item, size];
  yield [brand, first, item];
  yield [brand, item, size];
  yield [brand, second, item, size];
  yield [brand, first, second, item];
}

/** Puts a name together so that it is 18 to 38 characters long. */
export function generateName(parts: NameParts, chance: Chance): DemoName {
  const qualities = chance.sample(parts.qualities, 2);
  const head = headOf(parts.isFree, chance);
  const tries = [...candidates(parts, head, qualities)].map((words) => words.filter((word) => word !== ''));
  const fitting = tries.find((words) => {
    const { length } = join(words.map(ko));
    return length >= NAME_LENGTH.least && length <= NAME_LENGTH.most;
  });
  const words = fitting ?? [parts.brand, ...qualities, parts.item];
  const [headWord = '', ...rest] = words[0] === head && head !== '' ? words : ['', ...words];
  const [brandWord = '', ...others] = rest;
  const nameEn = join([en(headWord), en(brandWord), capitalized(join(others.map(en)))]);
  return { name: join(words.map(ko)), nameEn, quality: qualities[0] ?? '' };
}
