import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../src/providers.ts';
import { decideSandboxPayment, depositSandboxPayment } from '../src/sandbox/payment/sandbox-payment.ts';
import { issueAccount, TEST_BANKS } from '../src/sandbox/payment/test-bank.ts';
import { openOrderShop } from '../src/testing/shop/order-shop.ts';
import { openTossShop } from '../src/testing/toss/toss-shop.ts';

/** A payment provider with a hand on its window. */
interface Played {
  readonly provider: PaymentProvider;
  /** The shopper pays or is refused, and comes back to the shop. */
  decide(key: string, amount: number, decision: 'PAY' | 'DECLINE' | 'LEAVE' | 'ISSUE'): Promise<void>;
  /** Money arrives on an issued account, if it still takes any. */
  deposit(key: string): Promise<void>;
  close(): Promise<void>;
}

async function playSandbox(): Promise<Played> {
  const { parts, test } = await openOrderShop();
  const decision = { PAY: 'APPROVE', DECLINE: 'DECLINE', LEAVE: 'CANCEL', ISSUE: 'ISSUE_ACCOUNT' } as const;
  return {
    provider: parts.providers.payment,
    async decide(key, _amount, decided) {
      const declineReason = decided === 'DECLINE' ? '잔액 부족' : null;
      const issued = decided === 'ISSUE' ? { virtualAccount: issueAccount(TEST_BANKS[0], key, parts.clock.now()) } : {};
      await decideSandboxPayment(parts, key, decision[decided], { cardName: null, declineReason, ...issued });
    },
    deposit: async (key) => void (await depositSandboxPayment(parts, key)),
    close: () => test.drop(),
  };
}

async function playToss(): Promise<Played> {
  const { shop, toss, close } = await openTossShop();
  return {
    provider: shop.parts.providers.payment,
    async decide(key, amount, decided) {
      if (decided === 'LEAVE') return void toss.authorize(key, amount, 'EXPIRE');
      const decision = { PAY: 'AUTHORIZE', DECLINE: 'DECLINE_AT_CONFIRM', ISSUE: 'ISSUE_ACCOUNT' } as const;
      const { paymentKey } = toss.authorize(key, amount, decision[decided]);
      // No order waits in this suite, so it is not the shop's address that the shopper comes back to.
      await shop.test.database
        .updateTable('tossPayment')
        .set({ tossPaymentKey: paymentKey })
        .where('paymentKey', '=', key)
        .execute();
    },
    deposit: async (key) => void toss.deposit(key),
    close,
  };
}

describe.each([
  ['the sandbox', playSandbox],
  ['Toss Payments', playToss],
])('the payment port, answered by %s', (_name, play) => {
  let played: Played;
  beforeAll(async () => {
    played = await play();
  });
  afterAll(() => played.close());

  let opened = 0;
  async function open(amount: number): Promise<string> {
    opened += 1;
    const key = `pay_suite_${opened}`;
    const payment = {
      key,
      orderNo: '1',
      amount,
      orderName: '사과 외 1건',
      payType: 'CREDIT_CARD',
      returnUrl: 'http://shop.test/order/result',
    };
    const [first, again] = await Promise.all([played.provider.open(payment), played.provider.open(payment)]);
    expect(first).toEqual(again);
    expect(first.confirmUrl).toMatch(/^http:\/\/shop\.test\//);
    return key;
  }

  it('rejects a payment that was never opened, and takes nothing from an undecided one', async () => {
    expect(await played.provider.find('pay_suite_unknown')).toBe(null);
    const waiting = await played.provider.find(await open(1_000));
    expect(waiting?.status ?? 'READY').toBe('READY');
  });

  it('answers the paid state and amount of a payment', async () => {
    const key = await open(12_300);
    await played.decide(key, 12_300, 'PAY');
    expect(await played.provider.find(key)).toMatchObject({ status: 'APPROVED', amount: 12_300 });
    expect(await played.provider.find(key)).toMatchObject({ status: 'APPROVED', amount: 12_300 });
  });

  it('answers why a card was refused, and when a shopper left', async () => {
    const refused = await open(1_000);
    await played.decide(refused, 1_000, 'DECLINE');
    expect(await played.provider.find(refused)).toMatchObject({
      status: 'DECLINED',
      declineReason: expect.stringContaining('잔액'),
    });
    const left = await open(1_000);
    await played.decide(left, 1_000, 'LEAVE');
    expect(await played.provider.find(left)).toMatchObject({ status: 'CANCELED' });
  });

  it('gives money back once per refund key, in parts, and never more than was paid', async () => {
    const key = await open(10_000);
    await expect(played.provider.refund(key, 'early', 100)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await played.decide(key, 10_000, 'PAY');
    await played.provider.find(key);
    for (let times = 0; times < 3; times += 1) await played.provider.refund(key, 'first', 9_000);
    await expect(played.provider.refund(key, 'more', 1_001)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await played.provider.refund(key, 'rest', 1_000);
    await expect(played.provider.refund(key, 'one', 1)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await played.provider.refund(key, 'rest', 1_000);
  });

  it('takes nothing on an account that is closed, and refunds a deposit to an account alone', async () => {
    const closed = await open(10_000);
    await played.decide(closed, 10_000, 'ISSUE');
    expect(await played.provider.find(closed)).toMatchObject({ status: 'DEPOSIT_WAIT' });
    for (let times = 0; times < 2; times += 1) {
      expect(await played.provider.closeAccount(closed)).toMatchObject({ status: 'CANCELED' });
    }
    await played.deposit(closed);
    expect(await played.provider.find(closed)).toMatchObject({ status: 'CANCELED' });

    const paid = await open(10_000);
    await played.decide(paid, 10_000, 'ISSUE');
    await played.provider.find(paid);
    await played.deposit(paid);
    expect(await played.provider.closeAccount(paid)).toMatchObject({ status: 'APPROVED' });
    await expect(played.provider.refund(paid, 'nowhere', 10_000)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    const account = { bank: '88', bankAccount: '110123456789', bankDepositorName: '김주문' } as const;
    await played.provider.refund(paid, 'somewhere', 10_000, account);
    expect(await played.provider.closeAccount('pay_suite_unknown')).toBe(null);
  });

  it('issues a cash receipt once per key, and cancels it in parts, each once, never beyond it', async () => {
    const receipt = { cashReceiptIssuePurposeType: 'INCOME_TAX_DEDUCTION', cashReceiptKey: '01000001001' } as const;
    const receiptRequest = { key: 'receipt_suite_1', orderName: '사과 외 1건', amount: 10_000, receipt };
    const { receiptKey } = await played.provider.issueCashReceipt(receiptRequest);
    expect(await played.provider.issueCashReceipt(receiptRequest)).toEqual({ receiptKey });
    for (let times = 0; times < 3; times += 1) await played.provider.cancelCashReceipt(receiptKey, 'first', 4_000);
    const beyond = played.provider.cancelCashReceipt(receiptKey, 'beyond', 6_001);
    await expect(beyond).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await played.provider.cancelCashReceipt(receiptKey, 'rest', 6_000);
    const unknown = played.provider.cancelCashReceipt('nothing', 'none', 1);
    await expect(unknown).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
  });

  it.each([
    ['INCOME_TAX_DEDUCTION', '01000000000'],
    ['INCOME_TAX_DEDUCTION', '1208147521'],
    ['PROOF_EXPENDITURE', '01000001001'],
  ] as const)('refuses a cash receipt for %s to %s', async (cashReceiptIssuePurposeType, cashReceiptKey) => {
    const receipt = { cashReceiptIssuePurposeType, cashReceiptKey };
    const key = `receipt_${cashReceiptIssuePurposeType}_${cashReceiptKey}`;
    const issued = played.provider.issueCashReceipt({ key, orderName: '사과', amount: 10_000, receipt });
    await expect(issued).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('opens a payment again without forgetting its amount', async () => {
    const key = await open(5_000);
    await played.provider.open({
      key,
      orderNo: '1',
      amount: 5,
      orderName: '',
      payType: 'CREDIT_CARD',
      returnUrl: 'http://shop.test/',
    });
    await played.decide(key, 5_000, 'PAY');
    expect(await played.provider.find(key)).toMatchObject({ status: 'APPROVED', amount: 5_000 });
  });
});
