import { type CheckoutChoice, type OrderSheet, type PayType, won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { payTypeText } from '../../../widgets/pay-type/pay-type.text.ts';
import { PayCard } from './pay-card.tsx';

const PAY_TYPES: readonly PayType[] = ['CREDIT_CARD', 'MOBILE', 'KAKAO_PAY'];

function shown(lastPayType: PayType | null): string {
  const paymentInfo = { paymentAmt: won(10_000) } as OrderSheet['paymentInfo'];
  const sheet = { availablePayTypes: PAY_TYPES, lastPayType, paymentInfo } as Partial<OrderSheet> as OrderSheet;
  const choice = { payType: null, rememberPayType: false } as Partial<CheckoutChoice> as CheckoutChoice;
  return renderOnServer(
    <PayCard sheet={sheet} choice={choice} hasProblem={false} hasReceiptProblem={false} onChange={() => undefined} />,
  );
}

const namesOf = (html: string) =>
  PAY_TYPES.map((payType) => payTypeText.ko[payType]).toSorted((one, other) => html.indexOf(one) - html.indexOf(other));

describe('the payment methods of a sheet', () => {
  it('stand in their order with a mark each, that used last before the others', () => {
    expect(namesOf(shown(null))).toEqual(['신용/체크카드', '휴대폰결제', '카카오페이']);
    expect(namesOf(shown('KAKAO_PAY'))).toEqual(['카카오페이', '신용/체크카드', '휴대폰결제']);
    expect(shown(null).match(/data-pay="[A-Z_]+" (?:aria-hidden="true"><svg|data-letter="K")/g)).toHaveLength(3);
  });
});
