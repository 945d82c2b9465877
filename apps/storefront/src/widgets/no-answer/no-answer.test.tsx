import { commerceError } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { noAnswerText } from '../../page/no-answer.text.ts';
import { NoAnswer, noAnswerReason } from './no-answer.tsx';

const shown = (error: unknown, language: 'ko' | 'en' = 'ko') =>
  renderOnServer(<NoAnswer error={error} />, { facts: { language } });

describe('a button whose call got no answer', () => {
  it('says that the connection is away or slow, not that an answer was wrong', () => {
    expect(shown(commerceError('NETWORK'))).toContain('인터넷 연결이 원활하지 않아요');
    expect(shown(commerceError('TIMEOUT'))).toContain('응답이 늦어지고 있어요');
    expect(shown(commerceError('NETWORK'), 'en')).toContain('We couldn’t get an answer');
  });

  it('asks to press again only after a press', () => {
    expect(noAnswerReason(null, false)).toBe('UNPRESSED');
    expect(noAnswerReason(commerceError('NETWORK'), false)).toBe('AWAY');
    expect(noAnswerReason(null, true)).toBeNull();
    for (const language of ['ko', 'en'] as const) {
      expect(noAnswerText[language].UNPRESSED).not.toMatch(/다시|again/);
    }
  });

  it('says that the connection is back where it had been away, and not that it is away', () => {
    expect(noAnswerReason(commerceError('NETWORK'), true, true)).toBe('BACK');
    expect(noAnswerReason(commerceError('NETWORK'), false, true)).toBe('AWAY');
    expect(noAnswerReason(commerceError('SOLD_OUT'), true, true)).toBeNull();
    expect(noAnswerReason(null, true, true)).toBeNull();
  });

  it('says nothing of what was answered', () => {
    for (const error of [null, commerceError('SOLD_OUT')]) expect(shown(error)).toMatch(/><\/div>$/);
  });
});
