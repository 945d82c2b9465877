import type { GiftRequest } from '@dealstore/commerce-core/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDraft } from '../../../widgets/draft/draft.ts';
import { giftDraft, saveGiftDraft, restoreGiftDraft } from './draft.ts';

const typed: GiftRequest = {
  orderSheetNo: 'S1',
  senderName: '김보냄',
  receiverName: '이받음',
  receiverPhone: '01077770091',
  cardType: 'THANKS',
  message: '늘 고마워요',
  optionOpen: true,
};

const start: GiftRequest = { ...typed, receiverName: '', receiverPhone: '', cardType: 'BIRTHDAY', message: '' };

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
  return () => vi.unstubAllGlobals();
});

describe('a gift that is being written', () => {
  it('is kept but for the phone, which stays on no device', () => {
    saveGiftDraft(typed);
    expect([...stored.values()].join()).not.toContain('7777');
    expect(restoreGiftDraft(start)).toEqual({ ...typed, receiverPhone: '' });
    expect(restoreGiftDraft({ ...start, receiverPhone: '01077770099' }).receiverPhone).toBe('01077770099');
  });

  it('ignores a draft of another sheet and falls back to the default card', () => {
    saveGiftDraft(typed);
    expect(restoreGiftDraft({ ...start, orderSheetNo: 'S2' })).toEqual({ ...start, orderSheetNo: 'S2' });
    saveDraft(giftDraft('S1'), { ...typed, cardType: 'NO_CARD' });
    expect(restoreGiftDraft(start).cardType).toBe('BIRTHDAY');
  });
});
