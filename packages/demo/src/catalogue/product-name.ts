import type { Chance } from './chance.ts';
import { type HeadFacts, NAME_HEADS } from './words/option.ts';
import { en, ko, type Quality, type Word } from './words/word.ts';

/** Shortest and longest Korean product name, in characters. Assumed. */
export const NAME_LENGTH = { least: 18, most: 38 } as const;

/** Part of the goods whose name would begin with a head such as `[오늘특가]`; fewer find one that is true. Assumed. */
const HEAD_SHARE = 0.15;

/** The parts a name is put together from. */
export interface NameParts {
  readonly brand: Word;
  /** Those that fit the item. */
  readonly qualities: readonly Word[];
  readonly item: Word;
  readonly size: Word;
}

/** What chance says of a name: the qualities it would rather have, and whether and which head. */
export interface DrawnName {
  readonly qualities: readonly Word[];
  /** 0 to 1 along the heads that are true; null without one. */
  readonly head: number | null;
}

/** A product's name in both languages, and the quality it begins with. */
export interface DemoName {
  readonly name: string;
  readonly nameEn: string;
  readonly quality: Word;
}

const join = (words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The qualities that are true of the item at a place. */
export const fittingQualities = (qualities: readonly Quality[], place: number): readonly Word[] =>
  qualities.flatMap((quality) => {
    if (typeof quality === 'string') return [quality];
    const [word, places] = quality;
    return places.includes(place) ? [word] : [];
  });

/** Draws what a name is made of. */
export function drawName(qualities: readonly Word[], chance: Chance): DrawnName {
  return { qualities: chance.sample(qualities, 2), head: chance.is(HEAD_SHARE) ? chance.next() : null };
}

const piecesOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s×+(),-]+/)
    .filter((word) => word.length > 1);

/** Whether a word comes twice, alone or within another; the brand may hold one, for it is a name. */
function repeats(brand: Word, words: readonly Word[]): boolean {
  const korean = piecesOf(words.map(ko).join(' '));
  const english = piecesOf(words.map(en).join(' '))
    .filter((word) => /^[a-z]{3,}$/.test(word))
    .map((word) => word.replace(/s$/, ''));
  const isWithin = (word: string, at: number): boolean =>
    word === ko(brand) || korean.some((other, place) => place !== at && other.includes(word));
  return korean.some(isWithin) || new Set(english).size < english.length;
}

/** Every way to put a name together without its brand, best first: one quality, two where that is too short. */
function* candidates({ item, size, qualities }: NameParts, drawn: readonly Word[]): Generator<readonly Word[]> {
  const ordered = [...drawn, ...qualities.filter((word) => !drawn.includes(word))];
  for (const first of ordered) yield [first, item, size];
  for (const first of ordered) for (const second of ordered) if (first !== second) yield [first, second, item, size];
  for (const first of ordered) yield [first, item];
  for (const first of ordered) for (const second of ordered) if (first !== second) yield [first, second, item];
  yield [item, size];
}

function headOf(head: number | null, facts: HeadFacts): Word {
  if (head === null) return '';
  const fitting = NAME_HEADS.filter(({ holds }) => holds(facts));
  return fitting[Math.floor(head * fitting.length)]?.words ?? '';
}

const lengthOf = (words: readonly Word[]): number => join(words.map(ko)).length;

/**
 * Puts a name together that is 18 to 38 characters long, says no word twice, and that nothing else has.
 * @param taken names given so far, in both languages; the new one is added
 */
export function composeName(parts: NameParts, drawn: DrawnName, facts: HeadFacts, taken: Set<string>): DemoName {
  const { brand } = parts;
  const textsOf = (words: readonly Word[]) => ({
    name: join([brand, ...words].map(ko)),
    nameEn: join([en(brand), capitalized(join(words.map(en)))]),
  });
  const found = [...candidates(parts, drawn.qualities)].find((words) => {
    const { name, nameEn } = textsOf(words);
    const isRightLength = name.length >= NAME_LENGTH.least && name.length <= NAME_LENGTH.most;
    return isRightLength && !taken.has(name) && !taken.has(nameEn) && !repeats(brand, words);
  });
  if (found === undefined) throw new RangeError(`no name is left for ${ko(brand)} ${ko(parts.item)}`);
  const { name, nameEn } = textsOf(found);
  taken.add(name).add(nameEn);
  const head = headOf(drawn.head, facts);
  const quality = found[0] === parts.item ? '' : (found[0] ?? '');
  if (head === '' || lengthOf([head, name]) > NAME_LENGTH.most) return { name, nameEn, quality };
  return { name: join([ko(head), name]), nameEn: join([en(head), nameEn]), quality };
}
