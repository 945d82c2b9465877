import { HOUR_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import { artUrl } from '../art/art-key.ts';
import { HONG_GILDONG } from '../people.ts';
import type { PastOrder } from './order.ts';
import { PHOTO_REVIEW_POINTS } from './product-row.ts';
import { boughtPalette, type DemoReview } from './review.ts';

/** What 홍길동 wrote about the first lines he bought; option n of all past orders has text n. */
const TEXTS = [
  '매달 주문하는 제품이에요. 향이 은은하고 양도 넉넉해서 좋아요. 다음에도 여기서 살게요!',
  '건조한 계절에 딱이에요. 발림성이 부드럽고 흡수도 빨라서 아침에 쓰기 좋아요.',
] as const;

/** Hours between an order and its review. */
const WRITTEN_AFTER_HOURS = 140;

/** Whether a line of a past order has been reviewed by its buyer. */
export const isReviewed = (orderOptionNo: number): boolean => orderOptionNo <= TEXTS.length;

/** The reviews of 홍길동, tied to what he bought; numbered after all others. */
export function ownReviews(orders: readonly PastOrder[], firstReviewNo: number, now: EpochMs): readonly DemoReview[] {
  const lines = orders.flatMap((order) =>
    order.parcels.flatMap((parcel) => parcel.lines.map((line) => ({ order, line }))),
  );
  return TEXTS.flatMap((content, index) => {
    const found = lines.find(({ line }) => line.orderOptionNo === index + 1);
    if (found === undefined) return [];
    const { order, line } = found;
    const reviewNo = firstReviewNo + index;
    const registeredAt = new Date(Math.min(now, order.orderedAt + WRITTEN_AFTER_HOURS * HOUR_MS));
    const row = {
      reviewNo,
      productNo: line.product.productNo,
      memberNo: HONG_GILDONG.memberNo,
      orderOptionNo: line.orderOptionNo,
      optionNo: line.option.optionNo,
      optionValue: line.option.value,
      orderCnt: line.count,
      writerName: 'honggildong',
      rate: 5,
      content,
      hasFiles: index === 0,
      best: false,
      recommendCnt: 4 - index,
      givenAccumulationAmt: index === 0 ? PHOTO_REVIEW_POINTS : 0,
      sellerReply: null,
      registeredAt,
    };
    if (index !== 0) return { row, files: [] };
    const palette = boughtPalette(line.product, line.option);
    const url = artUrl({ kind: 'product', variant: 'desk3', ...line.product.motif, palette });
    return { row, files: [{ reviewNo, fileOrder: 0, url }] };
  });
}
