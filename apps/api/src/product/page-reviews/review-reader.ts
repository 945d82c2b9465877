import type { MemberNo, ReviewNo } from '@dealstore/commerce-core/domain';
import type { Database } from '../../database/database.ts';

/** What a member has to do with the reviews of a page. */
export interface ReviewRelations {
  readonly recommended: ReadonlySet<ReviewNo>;
  readonly reported: ReadonlySet<ReviewNo>;
  /** Writers the member wants nothing of. */
  isBlocked(review: Written): boolean;
}

/** Who wrote a review: a member, or a name that no member stands behind. */
interface Written {
  readonly memberNo: MemberNo | null;
  readonly writerName: string;
}

const NONE: ReviewRelations = { recommended: new Set(), reported: new Set(), isBlocked: () => false };

/** Reads what a member has to do with reviews; nothing for a guest. */
export async function readRelations(
  database: Database,
  memberNo: MemberNo | null,
  reviews: readonly (Written & { readonly reviewNo: ReviewNo })[],
): Promise<ReviewRelations> {
  if (memberNo === null || reviews.length === 0) return NONE;
  const reviewNos = reviews.map(({ reviewNo }) => reviewNo);
  const of = (table: 'reviewRecommend' | 'reviewReport') =>
    database
      .selectFrom(table)
      .select('reviewNo')
      .where('memberNo', '=', memberNo)
      .where('reviewNo', 'in', reviewNos)
      .execute();
  const [recommended, reported, blocked] = await Promise.all([
    of('reviewRecommend'),
    of('reviewReport'),
    readBlocked(database, memberNo, reviews),
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

/** Which of these writers a member has blocked; never all the member has. */
function readBlocked(database: Database, memberNo: MemberNo, reviews: readonly Written[]) {
  const memberNos = reviews.flatMap((review) => review.memberNo ?? []);
  const names = reviews.flatMap((review) => (review.memberNo === null ? [review.writerName] : []));
  return database
    .selectFrom('reviewBlock')
    .select(['writerNo', 'writerName'])
    .where('memberNo', '=', memberNo)
    .where((row) =>
      row.or([
        row('writerNo', '=', row.fn.any(row.val(memberNos))),
        row.and([row('writerNo', 'is', null), row('writerName', '=', row.fn.any(row.val(names)))]),
      ]),
    )
    .execute();
}
