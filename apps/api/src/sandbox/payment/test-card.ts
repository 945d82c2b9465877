import type { Language } from '@dealstore/commerce-core/domain';
import type { PaymentDecision } from './sandbox-payment.ts';

/** A card of the sandbox and what happens to a buyer who pays with it. */
export interface TestCard {
  readonly id: string;
  readonly number: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly decision: Exclude<PaymentDecision, 'CANCEL' | 'ISSUE_ACCOUNT'>;
  readonly cardName: string;
  /** What the provider gives as the reason, in the language of its window; null unless it declines. */
  readonly declineReason: Readonly<Record<Language, string>> | null;
}

/** One card for every end a payment can take. Assumed: numbers that no bank issues. */
export const TEST_CARDS: readonly TestCard[] = [
  {
    id: 'approve',
    number: '0000-1111-0000-0001',
    name: { ko: '승인되는 카드', en: 'Approved' },
    decision: 'APPROVE',
    cardName: '연습카드',
    declineReason: null,
  },
  {
    id: 'short',
    number: '0000-2222-0000-0002',
    name: { ko: '잔액이 부족한 카드', en: 'Declined: not enough balance' },
    decision: 'DECLINE',
    cardName: '연습카드',
    declineReason: { ko: '잔액 부족', en: 'Not enough balance' },
  },
  {
    id: 'stolen',
    number: '0000-2222-0000-0003',
    name: { ko: '분실 신고된 카드', en: 'Declined: reported lost' },
    decision: 'DECLINE',
    cardName: '연습카드',
    declineReason: { ko: '분실·도난 카드', en: 'Lost or stolen card' },
  },
  {
    id: 'delay',
    number: '0000-3333-0000-0004',
    name: { ko: '1분 뒤에 승인되는 카드', en: 'Approved one minute later' },
    decision: 'DELAY',
    cardName: '연습카드',
    declineReason: null,
  },
  {
    id: 'lose',
    number: '0000-4444-0000-0005',
    name: { ko: '승인되지만 돌아가지 못하는 카드', en: 'Approved, but the return to the shop fails' },
    decision: 'LOSE',
    cardName: '연습카드',
    declineReason: null,
  },
];

/** The test card of a name; null for any other. */
export function testCard(id: string | null): TestCard | null {
  return TEST_CARDS.find((card) => card.id === id) ?? null;
}
