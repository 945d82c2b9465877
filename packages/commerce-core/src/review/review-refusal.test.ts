import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { epochMs } from '../value/time.ts';
import { won, ZERO_WON } from '../value/won.ts';
import {
  blockRefusal,
  BLOCKED_WRITER_LIMIT,
  changeRefusal,
  draftRefusal,
  opinionRefusal,
  reviewableRefusal,
} from './review-refusal.ts';
import { REVIEW_LENGTH, reviewProblems } from './review-rule.ts';

const GOOD = '가'.repeat(REVIEW_LENGTH.least);
const SHORT = { code: 'INVALID_REQUEST', details: { place: 'body', rule: 'short' } };
const UNKNOWN = { code: 'INVALID_REQUEST', details: { place: 'body/keptFileUrls', rule: 'known' } };
const BARE = { code: 'REVIEW_PHOTO_NEEDED', details: null };

describe('reviewableRefusal', () => {
  const came = {
    orderStatusType: 'DELIVERY_DONE',
    openClaim: null,
    reviewed: false,
    reviewableUntil: epochMs(9),
  } as const;

  it('accepts a review of delivered goods until its time is over', () => {
    expect(reviewableRefusal(came, epochMs(9))).toBeNull();
    const late = { code: 'NOT_REVIEWABLE', details: { reason: 'TOO_LATE' } };
    expect(reviewableRefusal(came, epochMs(10))).toEqual(late);
  });

  it('tells first that it was reviewed', () => {
    const reviewed = { code: 'NOT_REVIEWABLE', details: { reason: 'REVIEWED' } };
    expect(reviewableRefusal({ ...came, orderStatusType: 'DELIVERY_ING', reviewed: true }, epochMs(10))).toEqual(
      reviewed,
    );
  });
});

describe('draftRefusal', () => {
  it.prop([fc.integer({ min: -1, max: 7 }), fc.string({ maxLength: 40 }), fc.nat(7)])(
    'accepts a valid draft, and answers its first problem',
    (rate, content, photoCnt) => {
      const draft = { rate, content, photoCnt };
      const [rule] = reviewProblems(draft);
      const details = rule === undefined ? undefined : { place: 'body', rule };
      expect(draftRefusal(draft)?.details).toEqual(details);
    },
  );
});

describe('changeRefusal', () => {
  const before = { fileUrls: ['/files/a.webp', '/files/b.webp'], givenAmt: won(500) };
  const change = { rate: 5, content: GOOD, keptFileUrls: ['/files/b.webp'], fileNames: ['c.webp'] };
  const none = { keptFileUrls: [], fileNames: [] };

  it.each([
    [{}, {}, null],
    [{ ...none, fileNames: ['c.webp'] }, {}, null],
    [{ ...none, keptFileUrls: ['/files/a.webp'] }, {}, null],
    [none, {}, BARE],
    [none, { givenAmt: ZERO_WON }, null],
    [{ keptFileUrls: ['/files/b.webp', '/files/z.webp'] }, {}, UNKNOWN],
    [{ keptFileUrls: ['/files/z.webp'], fileNames: [] }, {}, UNKNOWN],
    [{ ...none, content: '좋아요' }, {}, SHORT],
    [{ keptFileUrls: ['/files/z.webp'], content: '좋아요' }, {}, SHORT],
    [{ fileNames: Array(5).fill('c.webp') }, {}, { ...SHORT, details: { place: 'body', rule: 'photos' } }],
  ])('tells of %j over %j: %j', (over, was, refusal) => {
    expect(changeRefusal({ ...change, ...over }, { ...before, ...was })).toEqual(refusal);
  });
});

describe('recommending, reporting or blocking a review', () => {
  it('is refused for one’s own review', () => {
    expect(opinionRefusal({ isOwn: false })).toBeNull();
    expect(opinionRefusal({ isOwn: true })).toEqual({ code: 'STATE_CONFLICT', details: null });
  });

  it('blocks an existing writer, up to a limit of writers', () => {
    expect(blockRefusal({ hasWriter: true, writerCnt: BLOCKED_WRITER_LIMIT })).toBeNull();
    const full = { code: 'STATE_CONFLICT', details: { reason: 'full', limit: 500 } };
    expect(blockRefusal({ hasWriter: true, writerCnt: BLOCKED_WRITER_LIMIT + 1 })).toEqual(full);
    expect(blockRefusal({ hasWriter: false, writerCnt: 501 })).toEqual({ code: 'STATE_CONFLICT', details: null });
  });
});
