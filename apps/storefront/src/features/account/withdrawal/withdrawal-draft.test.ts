import { memoryStorage } from '@dealstore/commerce-core/adapters/bare';
import { epochMs, WITHDRAW_REASON_LENGTH } from '@dealstore/commerce-core/domain';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  EMPTY_DRAFT,
  saveReason,
  savedReason,
  reasonToSend,
  WITHDRAW_REASONS,
  withdrawalProblem,
} from './withdrawal-draft.ts';

const draft = () =>
  fc.record({
    reason: fc.constantFrom(null, ...WITHDRAW_REASONS),
    words: fc.string({ maxLength: 400, unit: 'binary' }),
    isUnderstood: fc.boolean(),
  });

describe('a draft of leaving', () => {
  it.each([
    [EMPTY_DRAFT, 'reason'],
    [{ ...EMPTY_DRAFT, reason: 'OTHER', words: '  ', isUnderstood: true }, 'words'],
    [{ ...EMPTY_DRAFT, reason: 'PRIVACY' }, 'understood'],
    [{ reason: 'OTHER', words: '이사', isUnderstood: true }, null],
    [{ reason: 'PRIVACY', words: '', isUnderstood: true }, null],
  ] as const)('%j lacks %s [ENTITY-96, ENTITY-97]', (filled, problem) => {
    expect(withdrawalProblem(filled)).toBe(problem);
  });

  it.prop([draft()])('that may move on has a reason the backend takes [ENTITY-96, ENTITY-97]', (filled) => {
    fc.pre(withdrawalProblem(filled) === null);
    const sent = reasonToSend(filled);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(WITHDRAW_REASON_LENGTH);
  });

  it('shows no more of their own words than the backend takes [ENTITY-96]', () => {
    const sent = reasonToSend({ reason: 'OTHER', words: ` ${'말'.repeat(300)}`, isUnderstood: true });
    expect(sent).toBe('말'.repeat(WITHDRAW_REASON_LENGTH));
  });

  it('is kept for ten minutes [ENTITY-96]', () => {
    let now = 0;
    const store = memoryStorage({ now: () => epochMs(now) });
    expect(savedReason(store)).toBeNull();
    saveReason(store, 'PRIVACY');
    now = 599_999;
    expect(savedReason(store)).toBe('PRIVACY');
    now = 600_000;
    expect(savedReason(store)).toBeNull();
  });
});
