import { goodsName, POINT_SOURCE } from '@dealstore/commerce-core/domain';
import { chargeOf } from './order-row.ts';
import type { PastLine, PastOrder } from './order.ts';

interface Entry {
  readonly rule: string;
  readonly source: string;
  readonly amount: number;
  readonly orderOptionNo: number | null;
  readonly deliveryNo: number | null;
}

const billed = ({ product, option, count }: PastLine): string =>
  goodsName({ productName: product.name.name, optionValue: option.value, orderCnt: count });

/** Every won of an order: what it costs is positive, what lowers it negative, nothing for what is 0. */
function entriesOf({ parcels }: PastOrder): readonly Entry[] {
  const ofLines = parcels.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const { orderOptionNo } = line;
      const entry = (rule: string, source: string, amount: number): Entry => ({
        rule,
        source,
        amount,
        orderOptionNo,
        deliveryNo: null,
      });
      const source = billed(line);
      return [
        entry('STANDARD', source, line.standardAmt),
        entry('IMMEDIATE_DISCOUNT', source, -line.immediateDiscountAmt),
        entry('ADDITIONAL_DISCOUNT', source, -line.additionalDiscountAmt),
        entry('POINT', POINT_SOURCE, -line.subPayAmt),
      ];
    }),
  );
  const ofParcels = parcels.map(({ deliveryNo, deliveryAmt, product }): Entry => ({
    rule: 'DELIVERY',
    source: product.partner.row.partnerName,
    amount: deliveryAmt,
    orderOptionNo: null,
    deliveryNo,
  }));
  return [...ofLines, ...ofParcels].filter(({ amount }) => amount !== 0);
}

const keyOf = ({ orderNo }: PastOrder): string => `pay_demo_${orderNo}`;

function paymentRow(order: PastOrder, paymentNo: number) {
  const at = new Date(order.orderedAt);
  return {
    paymentNo,
    orderNo: order.orderNo,
    paymentKey: keyOf(order),
    payType: 'CREDIT_CARD',
    pgType: 'DUMMY',
    payAmt: chargeOf(order),
    status: 'APPROVED',
    receipt: { cardName: '연습카드', installmentMonths: 0 },
    createdAt: at,
    approvedAt: at,
    endedAt: at,
  } as const;
}

/** What the provider of the sandbox knows, so that money can go back. */
function providerRow(order: PastOrder) {
  const at = new Date(order.orderedAt);
  return {
    paymentKey: keyOf(order),
    orderNo: order.orderNo,
    orderTitle: order.parcels[0]?.product.name.name ?? '',
    payType: 'CREDIT_CARD',
    payAmt: chargeOf(order),
    status: 'APPROVED',
    means: {},
    returnUrl: '/',
    createdAt: at,
    endedAt: at,
  } as const;
}

/** The money of past orders: bill, payment, and the provider's side of it. */
export function moneyRows(orders: readonly PastOrder[]) {
  return {
    payment: orders.map((order, index) => paymentRow(order, index + 1)),
    sandboxPayment: orders.map(providerRow),
    paymentLedger: orders.flatMap((order, index) => {
      const enteredAt = new Date(order.orderedAt);
      const bill = entriesOf(order).map((entry, place) => ({
        ...entry,
        orderNo: order.orderNo,
        kind: 'BILL' as const,
        effectKey: `bill:${order.orderNo}:${place}`,
        paymentNo: null,
        enteredAt,
      }));
      const payment = {
        orderNo: order.orderNo,
        kind: 'PAYMENT' as const,
        effectKey: `payment:${index + 1}:PAYMENT`,
        rule: 'CAPTURE',
        source: keyOf(order),
        amount: chargeOf(order),
        orderOptionNo: null,
        deliveryNo: null,
        paymentNo: index + 1,
        enteredAt,
      };
      return [...bill, payment];
    }),
  };
}
