import { type GiftRequest, type OrderSheet, won } from '@dealstore/commerce-core/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { saveDraft, savedDraft } from './draft.ts';
import { SenderForm } from './sender-form.tsx';
import { senderText } from './sender.text.ts';

const sheet: Partial<OrderSheet> = {
  orderSheetNo: 'S1',
  ordererContact: { ordererName: '김보냄', ordererContact1: '01011112222' } as OrderSheet['ordererContact'],
  deliveryGroups: [],
  paymentInfo: { paymentAmt: won(10_000) } as OrderSheet['paymentInfo'],
};

const typed: GiftRequest = {
  orderSheetNo: 'S1',
  senderName: '김보냄',
  receiverName: '이받음',
  receiverPhone: '01077770091',
  cardType: 'THANKS',
  message: '늘 고마워요',
  optionOpen: false,
};

const shown = (part: Partial<OrderSheet> = {}) =>
  renderOnServer(<SenderForm sheet={{ ...sheet, ...part } as OrderSheet} said={null} />);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  return () => vi.unstubAllGlobals();
});

describe('the phone of who gets a gift, after a reload', () => {
  it('is gone, which the field says as long as it is empty', () => {
    expect(shown()).not.toContain(senderText.ko.phoneNotKept);
    saveDraft(typed, false);
    expect(shown()).toContain('이받음');
    expect(shown()).toContain(senderText.ko.phoneNotKept);
    expect(JSON.stringify(savedDraft('S1'))).not.toContain('7777');
    // Loaded anew once more, before it is typed again.
    saveDraft({ ...typed, receiverPhone: '' }, true);
    expect(shown()).toContain(senderText.ko.phoneNotKept);
  });

  it('is not said to be gone where none was typed, or where there is one', () => {
    saveDraft({ ...typed, receiverPhone: '' }, false);
    expect(shown()).not.toContain(senderText.ko.phoneNotKept);
    saveDraft(typed, false);
    const gift = { giftId: 1, receiverName: '이받음', receiverPhone: '01077770091', optionOpen: false };
    expect(shown({ gift })).not.toContain(senderText.ko.phoneNotKept);
  });
});
