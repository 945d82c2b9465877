import type { Chance } from './chance.ts';
import { type ReviewFacts, trueLines } from './review-copy.ts';
import { REVIEW_WORDS } from './words/review.ts';
import { ko, type Line } from './words/word.ts';

/** Shortest and longest review, in characters. Assumed. */
export const REVIEW_LENGTH = { least: 12, most: 280 } as const;

/** Part of the reviewers who write without 요. */
const CASUAL_SHARE = 0.22;

/** Takes the politeness off a sentence: 좋아요 → 좋아, 최고예요 → 최고야. */
function casual(sentence: string): string {
  return sentence
    .replaceAll(/보세요(?=[.!~ ]|$)/g, '봐')
    .replaceAll(/이에요(?=[.!~ ]|$)/g, '이야')
    .replaceAll(/예요(?=[.!~ ]|$)/g, '야')
    .replaceAll(/([가-힣])요(?=[.!~ ]|$)/g, '$1');
}

/** Picks from the sentences that are true of a product. */
type Pick = (lines: readonly Line[]) => string;

const pickFor =
  (facts: ReviewFacts, chance: Chance): Pick =>
  (lines) =>
    ko(chance.pick(trueLines(lines, facts)));

/** The sentences of a good review: what was praised, then some of delivery, price, option and advice. */
function goodSentences(rate: number, { copy }: ReviewFacts, pick: Pick, chance: Chance): readonly string[] {
  const opening = chance.weighted([
    [pick(copy.used), 4],
    [pick(REVIEW_WORDS.opening), 3],
    ['', 5],
  ]);
  const first = pick(copy.praises);
  const flaws = rate === 5 ? [] : [pick(copy.flaws), '그래도 괜찮아요'];
  const slots = [
    chance.is(0.45) ? pick(copy.praises) : '',
    chance.is(0.4) ? pick(REVIEW_WORDS.delivery) : '',
    chance.is(0.25) ? pick(REVIEW_WORDS.price) : '',
    chance.is(0.2) ? pick(REVIEW_WORDS.option) : '',
    ...flaws,
    chance.is(0.45) ? pick(REVIEW_WORDS.recommend) : '',
  ];
  return [opening === '' ? first : `${opening} ${first}`, ...slots.filter((line) => line !== first)];
}

function poorSentences(rate: number, { copy }: ReviewFacts, pick: Pick, chance: Chance): readonly string[] {
  const verdict = pick(rate === 3 ? REVIEW_WORDS.fine : REVIEW_WORDS.bad);
  return [
    chance.is(0.5) ? `${pick(REVIEW_WORDS.opening)} ${verdict}` : verdict,
    pick(copy.flaws),
    chance.is(0.3) ? pick(REVIEW_WORDS.delivery) : '',
    ...(rate === 3 && chance.is(0.5) ? [pick(copy.praises), '그 점은 마음에 들어요'] : []),
  ];
}

/** Writes a review of 12 to 280 characters, polite or casual, for 1 to 5 stars, that says only what is true of the product. */
export function writeReview(rate: number, facts: ReviewFacts, chance: Chance): string {
  const pick = pickFor(facts, chance);
  const write = rate >= 4 ? goodSentences : poorSentences;
  const sentences = write(rate, facts, pick, chance).filter((line) => line !== '');
  const isCasual = chance.is(CASUAL_SHARE);
  const mark = chance.weighted([
    ['.', 6],
    ['!', 2],
    ['', 2],
    ['~', 1],
  ]);
  const body = [...new Set(sentences)]
    .map((line) => `${isCasual ? casual(line) : line}${mark}`)
    .join(mark === '' ? '\n' : ' ');
  const closed = rate >= 4 && chance.is(0.3) ? `${body} ${pick(REVIEW_WORDS.closing)}` : body;
  const long = closed.length < REVIEW_LENGTH.least ? `${closed} ${pick(REVIEW_WORDS.delivery)}` : closed;
  // One exclamation is enough: the last.
  return long.slice(0, REVIEW_LENGTH.most).replaceAll(/!(?=.*!)/gs, '.');
}

/** The seller's answer to a review, in 합니다체; friendlier the more stars. */
export function writeReply(rate: number, chance: Chance): string {
  return chance.pick(rate >= 4 ? REVIEW_WORDS.reply : REVIEW_WORDS.sorry);
}
