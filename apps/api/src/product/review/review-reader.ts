import type { Database } from '../../database/database.ts';

/** What a member has to do with the reviews of a page. */
export interface ReviewRelations {
  readonly recommended: ReadonlySet<number>;
  readonly reported: ReadonlySet<number>;
  /** Writers the member wants nothing of. */
  isBlocked(review: { readonly memberNo: number | null; readonly writerName: string }): boolean;
}

const NONE: ReviewRelations = { recommended: new Set(), reported: new Set(), isBlocked: () => false };

/** Reads what a member has to do with reviews; nothing for a guest. */
export async function readRelations(
  database: Database,
  memberNo: number | null,
  reviewNos: readonly number[],
): Promise<ReviewRelations> {
  if (memberNo === null || reviewNos.length === 0) return NONE;
  const of = (table: 'reviewRecommend' | 'reviewReport') =>
    database
      .selectFrom(table)
      .select('reviewNo')
      .where('memberNo', '=', memberNo)
      .where('reviewNo', 'in', [...reviewNos])
      .execute();
  const [recommended, reported, blocked] = await Promise.all([
    of('reviewRecommend'),
    of('reviewReport'),
    database.selectFrom('reviewBlock').select(['writerNo', 'writerName']).where('memberNo', '=', memberNo).execute(),
  ]);
  return {
    recommended: new Set(recommended.map(({ reviewNo }) => reviewNo)),
    reported: new Set(reported.map(({ reviewNo }) => reviewNo)),
    isBlocked: (review) =>
      blocked.some(({ writerNo, writerName }) =>
        review.memberNo === null ? writerNo === null && writerName === review.writerName : writerNo === review.memberNo,
      ),
  };
}
