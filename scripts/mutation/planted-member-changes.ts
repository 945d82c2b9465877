import type { ChangesByFile } from './planted-change.ts';

const OWNERS = 'test/row-ownership.test.ts';

/** Changes of what members have, and of what keeps the calls of one from those of another. */
export const MEMBER_CHANGES: ChangesByFile = {
  'point/expire-points.job.ts': [
    {
      broken: 'points that can still be spent stay',
      text: `      .where('expiresAt', '<=', toTimestamp(now))\n`,
      becomes: '',
      test: 'src/point/point.test.ts',
      titled: 'takes what has ended off the balance once',
    },
  ],
  'coupon/issue.store.ts': [
    {
      broken: 'no more coupons are given than there are',
      text: `row('issuedCnt', '<', row.ref('totalIssueCnt'))`,
      becomes: `row('issuedCnt', '<=', row.ref('totalIssueCnt'))`,
      test: 'src/coupon/coupon.test.ts',
      titled: 'never gives more than there are',
    },
    {
      broken: 'a member has no more of a coupon than one may',
      text: 'takenCnt: ordinal - 1 + ofAll',
      becomes: 'takenCnt: ordinal - 2 + ofAll',
      test: 'src/coupon/coupon.test.ts',
      titled: 'is once a person',
    },
  ],
  'coupon/give-grade-coupons.job.ts': [
    {
      broken: 'a grade brings its coupons once a month',
      text: `    .where(sql<boolean>\`coalesce(grade_coupons_on, '-infinity') < \${month}::date\`)\n`,
      becomes: '',
      test: 'src/coupon/give-grade-coupons.test.ts',
      titled: 'once a Korean month',
    },
  ],
  'gift/accept-gift.ts': [
    {
      broken: 'a phone proven for one gift opens no other',
      text: `          .where('giftNo', '=', giftNo)\n`,
      becomes: '',
      test: OWNERS,
      titled: 'opens only the gift it was requested for, and no other',
    },
    {
      broken: 'a phone that was proven long ago proves nothing',
      text: 'provenAt: fromNullableTimestamp(proof?.verifiedAt ?? null)',
      becomes: 'provenAt: proof === undefined ? null : at',
      test: OWNERS,
      titled: 'ends after a while',
    },
  ],
  'gift/gift-code.ts': [
    {
      broken: 'a code is proven by the link of its own gift',
      text: `    .where('giftNo', '=', giftNo)\n`,
      becomes: '',
      test: 'src/gift/gift.test.ts',
      titled: 'take a code that was sent for their own gift alone',
    },
  ],
  'wish/wish.store.ts': [
    {
      broken: 'wishes end at their limit',
      text: 'wishRefusal(wishes.length)',
      becomes: 'wishRefusal(wishes.length - 1)',
      test: 'src/wish/wish.test.ts',
      titled: 'ends at its limit',
    },
    {
      broken: 'nobody takes away the wish of another',
      text: `    .where('memberNo', '=', memberNo)\n    .where('productNo', 'in', [...productNos])\n`,
      becomes: `    .where('productNo', 'in', [...productNos])\n`,
      test: OWNERS,
      titled: 'cannot have its wishes removed by another member',
    },
  ],
  'wish/restock.job.ts': [
    {
      broken: 'no alarm tells of what is not shown',
      text: `        .where('product.displayable', '=', true)\n`,
      becomes: '',
      test: 'src/wish/restock.test.ts',
      titled: 'waits while',
    },
  ],
  'wish/tell-price-drops.job.ts': [
    {
      broken: 'no advertising tells of what is sold out',
      text: ` and not sold_out and sale`,
      becomes: ` and sale`,
      test: 'src/message/sending.test.ts',
      titled: 'is not sent for goods that cannot be bought',
    },
  ],
  'review/write-review.ts': [
    {
      broken: 'nobody changes the review of another',
      text: `    .where('memberNo', '=', memberNo)\n`,
      becomes: '',
      test: OWNERS,
      titled: 'cannot have its reviews changed or deleted by another member',
    },
    {
      broken: 'a deleted review stays deleted',
      text: `    .where('deletedAt', 'is', null)\n`,
      becomes: '',
      test: OWNERS,
      titled: 'has a deleted review changed no more',
    },
  ],
  'review/review-opinion.ts': [
    {
      broken: 'nobody unblocks for another',
      text: `    .where('memberNo', '=', memberNo)\n    .returning('blockNo')\n`,
      becomes: `    .returning('blockNo')\n`,
      test: OWNERS,
      titled: 'cannot have its blocked writers unblocked by another member',
    },
  ],
  'jobs/job-runner.ts': [
    {
      broken: 'who has lost the lease of a job writes no effect',
      text: `    .where('attempts', '=', job.attempts)\n    .forUpdate()\n`,
      becomes: '    .forUpdate()\n',
      test: 'src/jobs/job-runner.test.ts',
      titled: 'writes one effect of a job that two processes have run',
    },
    {
      broken: 'a job waits for its time',
      text: `      .where('dueAt', '<=', toTimestamp(now))\n`,
      becomes: '',
      test: 'src/jobs/job-runner.test.ts',
      titled: 'runs each due job once while three processes race for it',
    },
  ],
  'session/session.store.ts': [
    {
      broken: 'a token ends',
      text: ' and server_token.expires_at > $2',
      becomes: ' and $2::timestamptz is not null',
      test: 'src/session/session.test.ts',
      titled: 'issues a server token that lives',
    },
    {
      broken: 'a session that is over lets nobody in',
      text: '  and login_session.revoked_at is null and member',
      becomes: '  and member',
      test: 'src/session/session.test.ts',
      titled: 'ends with every token of its family',
    },
    {
      broken: 'who changes the phone stays logged in',
      text: `.where('memberNo', '=', memberNo).where('sessionNo', '<>', loginSessionNo)`,
      becomes: `.where('memberNo', '=', memberNo)`,
      test: 'src/session/phone-certification.test.ts',
      titled: 'ends every session of the member but the one that changed it',
    },
  ],
  'session/user-token.store.ts': [
    {
      broken: 'a stolen token ends its session',
      text: `isReused && (await endSession(transaction, token.sessionNo, 'TOKEN_REUSED', now))`,
      becomes: 'isReused',
      test: 'src/session/refresh.test.ts',
      titled: 'ends the whole family when an old token comes back',
    },
  ],
  'contract/idempotency.ts': [
    {
      broken: 'an answer is kept for a day and no longer',
      text: '  if (fromTimestamp(stored.expiresAt) > now) return stored;',
      becomes: '  if (stored !== null) return stored;',
      test: 'src/contract/idempotency.test.ts',
      titled: 'keeps an answer for 24 hours',
    },
    {
      broken: 'keys of members are apart',
      text: '`member:${memberNo}:${operation}`',
      becomes: '`member:${operation}`',
      test: 'src/contract/idempotency.test.ts',
      titled: 'keeps keys of members and operations apart',
    },
  ],
  'http/rate-limit.ts': [
    {
      broken: 'a hit counts until its window is over, and no longer',
      text: `    .where('windowStart', '>', toTimestamp(epochMs(now - limit.windowMs)))\n`,
      becomes: '',
      test: 'src/http/rate-limit.test.ts',
      titled: 'says after how many seconds',
    },
    {
      broken: 'a hit that is refused counts nothing',
      text: '  if (refusal === null) await addHit',
      becomes: '  await addHit',
      test: 'src/http/rate-limit.test.ts',
      titled: 'says after how many seconds',
    },
  ],
};
