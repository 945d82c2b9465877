import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeDraft, saveDraft, savedDraft, saveLost, wasLost } from './draft.ts';
import { forgetDrafts } from '../../container/forget-drafts.ts';

const START = { title: '', rate: 0, secreted: false };
const TYPED = { title: '언제 오나요', rate: 4, secreted: true };
const MINUTES_15 = 15 * 60_000;

beforeEach(() => {
  const stored: Record<string, string> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  const sessionStorage = Object.defineProperties(stored, {
    getItem: hidden((key: string) => stored[key] ?? null),
    setItem: hidden((key: string, value: string) => void (stored[key] = value)),
    removeItem: hidden((key: string) => void delete stored[key]),
  });
  vi.stubGlobal('window', { sessionStorage });
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('a draft', () => {
  it('is kept in the tab for fifteen minutes', () => {
    expect(savedDraft('question-1', START)).toEqual({});
    saveDraft('question-1', TYPED);
    expect(savedDraft('question-1', START)).toEqual(TYPED);
    expect(savedDraft('question-2', START)).toEqual({});
    vi.advanceTimersByTime(MINUTES_15);
    expect(savedDraft('question-1', START)).toEqual({});
  });

  it('brings nothing the form does not know or of another kind', () => {
    saveDraft('question-1', { title: 4, rate: 4, phone: '01012345678' });
    expect(savedDraft('question-1', START)).toEqual({ rate: 4 });
  });

  it('knows of what stays on no device that there was something', () => {
    expect(wasLost('gift-1')).toBe(false);
    saveLost('gift-1');
    expect(wasLost('gift-1')).toBe(true);
    expect(wasLost('gift-2')).toBe(false);
  });

  it.each([
    ['once it is sent', () => removeDraft('gift-1')],
    ['at the log-out', forgetDrafts],
  ])('is forgotten %s', (_, forget) => {
    saveDraft('gift-1', TYPED);
    saveLost('gift-1');
    forget();
    expect(savedDraft('gift-1', START)).toEqual({});
    expect(wasLost('gift-1')).toBe(false);
  });
});
