import { DAY_MS, HOUR_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import type { Chance } from './chance.ts';
import type { DemoProduct } from './product.ts';
import { shareByRank } from './review.ts';
import { fittingQuestions, reviewFacts } from './review-copy.ts';
import { WRITER_IDS } from './words/people.ts';
import { INQUIRY_WORDS } from './words/review.ts';

/** How many questions shoppers have asked. */
export const INQUIRY_COUNT = 3_000;

const SECRET_SHARE = 0.4;
const ANSWERED_SHARE = 0.75;

/** A question and, for three in four, its answer. */
export type DemoInquiry = ReturnType<typeof inquiryOf>;

type Exchange = readonly [type: string, question: string, answer: string];

function exchangeOn(product: DemoProduct, chance: Chance): Exchange {
  const facts = reviewFacts(product);
  const type = chance.weighted([
    ['PRODUCT', 60],
    ['DELIVERY', facts.meets.has('parcel') ? 20 : 0],
    ['EXCHANGE', facts.meets.has('parcel') ? 8 : 0],
    ['CANCEL', 6],
    ['OTHER', 6],
  ] as const);
  const questions = type === 'PRODUCT' ? facts.copy.questions : INQUIRY_WORDS[type];
  const [question, answer] = chance.pick(fittingQuestions(questions, facts));
  return [type, question, answer];
}

function inquiryOf(product: DemoProduct, inquiryNo: number, now: EpochMs, chance: Chance) {
  const [type, content, answer] = exchangeOn(product, chance);
  const age = Math.min(180 * DAY_MS, now - product.registeredAt.getTime());
  const registeredAt = new Date(Math.round(now - HOUR_MS - age * chance.next() ** 1.4));
  const isReachable = chance.is(ANSWERED_SHARE);
  const answeredAt = Math.min(now, registeredAt.getTime() + chance.int(1, 30) * HOUR_MS);
  const { partnerName } = product.partner.row;
  return {
    row: {
      inquiryNo,
      kind: 'PRODUCT',
      type,
      productNo: product.productNo,
      memberNo: null,
      title: '',
      writerName: `${chance.pick(WRITER_IDS)}${chance.int(10, 9999)}`,
      content,
      secreted: chance.is(SECRET_SHARE),
      status: isReachable ? 'ANSWERED' : 'ASKED',
      registeredAt,
    },
    answer: isReachable
      ? {
          inquiryNo,
          answerNo: inquiryNo,
          answererName: partnerName,
          content: `안녕하세요, ${partnerName}입니다. ${answer} 감사합니다.`,
          registeredAt: new Date(answeredAt),
        }
      : null,
  } as const;
}

/** Draws all questions; what sells most is asked about most. */
export function generateInquiries(
  products: readonly DemoProduct[],
  now: EpochMs,
  chance: Chance,
): readonly DemoInquiry[] {
  const ranked = products.toSorted((left, right) => left.rank - right.rank);
  const shares = shareByRank(ranked.length, INQUIRY_COUNT, 0.6);
  let inquiryNo = 0;
  return ranked.flatMap((product, index) =>
    Array.from({ length: shares[index] ?? 0 }, () => {
      inquiryNo += 1;
      return inquiryOf(product, inquiryNo, now, chance);
    }),
  );
}
