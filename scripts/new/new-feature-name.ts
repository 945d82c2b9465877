/** How a feature's word is written in each place. */
export interface FeatureNames {
  /** `gift-wrap`: files, folders, addresses. */
  readonly word: string;
  /** `gift-wraps`. */
  readonly plural: string;
  /** `giftWrap`. */
  readonly name: string;
  /** `giftWraps`. */
  readonly names: string;
  /** `GiftWrap`. */
  readonly type: string;
  /** `GiftWraps`. */
  readonly types: string;
  /** `gift wrap`. */
  readonly phrase: string;
  /** `gift wraps`. */
  readonly phrases: string;
  /** `getGiftWraps`. */
  readonly operation: string;
  /** Path of its list in the contract. */
  readonly path: string;
}

const LENGTHS = { least: 3, most: 20 };
/** Words that name no idea, not even beside another one. */
const NO_IDEAS = new Set(
  'util utils helper helpers common shared type types constant constants data info manager service misc'.split(' '),
);
/** Words that name a place, and words that TypeScript keeps for itself. */
const NO_NAMES = new Set(
  (
    'base core domain port ports adapters testing value error class const default delete export function ' +
    'import interface new package private public return static switch this throw var void while with ' +
    'yield'
  ).split(' '),
);

/** What is wrong with a word for a feature; null when it will do. */
export function problemOf(word: string): string | null {
  if (!/^[a-z]+(?:-[a-z]+)?$/.test(word))
    return 'a feature is one English word in small letters, or two with a hyphen, such as coupon and gift-wrap';
  if (word.length < LENGTHS.least || word.length > LENGTHS.most)
    return `a feature's word has ${LENGTHS.least} to ${LENGTHS.most} letters`;
  if (NO_NAMES.has(word) || word.split('-').some((part) => NO_IDEAS.has(part)))
    return `${word} names no idea: call the feature by what it is about`;
  return word.endsWith('s') && !word.endsWith('ss') ? `${word} looks like a plural: name the feature by one` : null;
}

/** Writes a word as each place wants it. @param word one that problemOf has passed */
export function namesOf(word: string): FeatureNames {
  const plural = pluralOf(word);
  const camel = (text: string): string => text.replaceAll(/-./g, (hump) => hump.slice(1).toUpperCase());
  const [type, types] = [camel(`-${word}`), camel(`-${plural}`)];
  return {
    word,
    plural,
    name: camel(word),
    names: camel(plural),
    type,
    types,
    phrase: word.replace('-', ' '),
    phrases: plural.replace('-', ' '),
    operation: `get${types}`,
    path: `/client/v1/customer/${plural}`,
  };
}

function pluralOf(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
