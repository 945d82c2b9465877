import { EATEN } from './content.ts';
import { couponEffect } from './coupon.ts';
import type { DemoProduct } from './product.ts';
import { LEVEL_WORDS } from './words/option.ts';
import type { Question, DutyGroup, Limit, Line, Need, ReviewCopy, Word } from './words/word.ts';

/** What is true of a product, as sentences about it need it. */
export interface ReviewFacts {
  readonly copy: ReviewCopy;
  /** Place of its item in the leaf. */
  readonly place: number;
  readonly meets: ReadonlySet<Need>;
}

/** Diapers and wipes. */
const USED_UP_LEAF = 1101;
const USED_UP: ReadonlySet<DutyGroup> = new Set(['household', 'cosmetics', 'pets'] as const);

/** What may be said of a product. */
export function reviewFacts(product: DemoProduct): ReviewFacts {
  const { category, options, price, item, isAdult } = product;
  const { leaf } = category;
  const isVoucher = leaf.duty === 'voucher';
  const isThing = !isVoucher && !EATEN.has(leaf.duty);
  const needs: readonly (readonly [Need, boolean])[] = [
    ['color', options.labels.includes(LEVEL_WORDS.color)],
    ['size', options.labels.includes(LEVEL_WORDS.size)],
    ['option', options.labels.length > 0],
    ['discount', price.price < price.salePrice],
    ['coupon', couponEffect(product).hasCoupon],
    ['parcel', !isVoucher],
    ['voucher', isVoucher],
    ['thing', isThing],
    ['lasting', isThing && !USED_UP.has(leaf.duty) && category.categoryNo !== USED_UP_LEAF],
  ];
  const items = isAdult ? (leaf.adultItems ?? []) : leaf.items;
  return {
    copy: isAdult ? (leaf.adultCopy ?? category.copy) : category.copy,
    place: items.indexOf(item),
    meets: new Set(needs.flatMap(([need, isMet]) => (isMet ? [need] : []))),
  };
}

function isMet(limit: Limit | undefined, { place, meets }: ReviewFacts): boolean {
  if (limit === undefined) return true;
  return typeof limit === 'string' ? meets.has(limit) : limit.includes(place);
}

/** The sentences that are true of a product. */
export const trueLines = (lines: readonly Line[], facts: ReviewFacts): readonly Word[] =>
  lines.flatMap((line) => {
    if (typeof line === 'string') return [line];
    const [says, limit] = line;
    return isMet(limit, facts) ? [says] : [];
  });

/** The questions that fit a product. */
export const fittingQuestions = (questions: readonly Question[], facts: ReviewFacts): readonly Question[] =>
  questions.filter(([, , limit]) => isMet(limit, facts));
