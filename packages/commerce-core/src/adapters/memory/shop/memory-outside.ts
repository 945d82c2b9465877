import { commerceError } from '../../../error/commerce-error.ts';
import { refuse } from '../../../error/refusal.ts';
import type { ProviderAnswer } from '../../../order/record/settlement.ts';
import type { PaymentFailCode } from '../../../order/record/order-record.ts';
import { moveRefusal } from '../../../order/record/move-refusal.ts';
import type { OrderActor, OrderStatusType } from '../../../order/record/order-status.ts';
import type { WaitingPoints } from '../../../point/point-history.ts';
import type { ClaimNo, OrderNo, OrderOptionNo, OrderSheetNo } from '../../../value/identifiers.ts';
import { sumWonOf, type Won } from '../../../value/won.ts';
import { addAlarm, alarmGoods } from './memory-alarm.ts';
import { type MemoryBackend, stockOf } from '../memory-backend.ts';
import { countPurchase, discountPurchase } from './memory-purchases.ts';
import { movePoints } from './memory-points.ts';
import type { MemoryClaim } from './memory-claim.ts';
import type { MemoryGift } from './memory-gift.ts';
import { type MemoryOrder, type MemoryOrderOption, movedOption, movedOrder, openClaimOf } from './memory-order.ts';
import type { MemorySheet } from './memory-sheet.ts';

/** What the payment provider says. */
export type MemoryDecision = 'APPROVE' | 'DECLINE' | 'ISSUE_ACCOUNT' | 'DEPOSIT';

const STATUSES = {
  APPROVE: 'APPROVED',
  DECLINE: 'DECLINED',
  ISSUE_ACCOUNT: 'DEPOSIT_WAIT',
  DEPOSIT: 'APPROVED',
} as const satisfies Record<MemoryDecision, ProviderAnswer['status']>;

/** The orders of a memory shop, and what the world outside does to them. */
export interface MemoryOutside {
  readonly orders: Map<OrderNo, MemoryOrder>;
  readonly claims: Map<ClaimNo, MemoryClaim>;
  /** By number of the sheet. */
  readonly sheets: Map<OrderSheetNo, MemorySheet>;
  /** By number of the sheet they are ordered from. */
  readonly gifts: Map<OrderSheetNo, MemoryGift>;
  orderOf(orderNo: OrderNo): MemoryOrder;
  orderOfOption(orderOptionNo: OrderOptionNo): MemoryOrder;
  /** Plays the payment provider: what it says of a payment from now on. */
  decidePayment(key: string, decision: MemoryDecision): void;
  /** What the payment provider answers about an order's payment; null while it has not decided. */
  answerTo(order: MemoryOrder): ProviderAnswer | null;
  /** Moves an option on by a step its mover may take; rejects with NOT_FOUND or STATE_CONFLICT. */
  moveOption(orderOptionNo: OrderOptionNo, to: OrderStatusType, by: OrderActor): MemoryOrderOption;
  /** Takes the goods and coupons of an order (−1), or puts them back (1). */
  take(order: MemoryOrder, sign: 1 | -1): void;
  /** Ends an unpaid order and gives back all that it held. */
  giveBack(order: MemoryOrder, failCode: PaymentFailCode): void;
  /** Points that purchases not yet confirmed will bring. */
  waitingPoints(): Won;
  /** The same, option by option. */
  waitingOptions(): readonly WaitingPoints[];
}

const WAITING: readonly OrderStatusType[] = [
  'PAY_DONE',
  'PRODUCT_PREPARE',
  'DELIVERY_PREPARE',
  'DELIVERY_ING',
  'DELIVERY_DONE',
];

/** Statuses of what a member has paid for and kept. */
export const PAID_AND_KEPT: readonly OrderStatusType[] = [...WAITING, 'BUY_CONFIRM'];

/** Opens the world outside a memory shop. */
export function openMemoryOutside(backend: MemoryBackend): MemoryOutside {
  const { state, clock } = backend;
  const orders = new Map<OrderNo, MemoryOrder>();
  const claims = new Map<ClaimNo, MemoryClaim>();
  const sheets = new Map<OrderSheetNo, MemorySheet>();
  const gifts = new Map<OrderSheetNo, MemoryGift>();
  const decisions = new Map<string, MemoryDecision>();

  function take(order: MemoryOrder, sign: 1 | -1): void {
    for (const { line } of order.priced.lines) {
      const { productNo, orderCnt: pieceCnt } = line;
      if (sign === -1) countPurchase(backend, productNo, pieceCnt);
      else discountPurchase(backend, { productNo, pieceCnt, orderedAt: order.orderedAt });
      backend.stock.set(line.optionNo, stockOf(backend, line.optionNo) + sign * line.orderCnt);
    }
    const { cartCouponIssueNo, deliveryCouponIssueNo, productCoupons } = order.request.coupons;
    const used = [cartCouponIssueNo, deliveryCouponIssueNo, ...productCoupons.map((coupon) => coupon.couponIssueNo)];
    const usedAt = sign === -1 ? clock.now() : null;
    state.issues = state.issues.map((issue) => (used.includes(issue.couponIssueNo) ? { ...issue, usedAt } : issue));
  }

  function waitingOptions(): readonly WaitingPoints[] {
    return [...orders.values()].flatMap(({ orderNo, options }) =>
      options
        .filter(({ status, priced }) => WAITING.includes(status) && priced.accumulationAmt > 0)
        .map(({ orderOptionNo, priced: { line, accumulationAmt } }) => ({
          orderNo,
          orderOptionNo,
          productName: line.productName,
          waitingAmt: accumulationAmt,
        })),
    );
  }

  function orderOfOption(orderOptionNo: OrderOptionNo): MemoryOrder {
    const order = [...orders.values()].find(({ options }) => options.some(isOption(orderOptionNo)));
    if (order === undefined) throw commerceError('NOT_FOUND');
    return order;
  }

  return {
    orders,
    claims,
    sheets,
    gifts,
    orderOfOption,
    orderOf: (orderNo) => {
      const order = orders.get(orderNo);
      if (order === undefined) throw commerceError('NOT_FOUND');
      return order;
    },
    decidePayment: (key, decision) => {
      decisions.set(key, decision);
    },
    answerTo: ({ key, orderNo, priced }) => {
      const decision = decisions.get(key);
      if (decision === undefined) return null;
      const answer = { status: STATUSES[decision], amount: priced.amount.chargeAmt, declineReason: null };
      if (decision !== 'ISSUE_ACCOUNT') return answer;
      const account = { bank: '901', bankName: '연습은행', account: `901-${orderNo}`, depositorName: '딜스토어' };
      return { ...answer, virtualAccount: account };
    },
    moveOption: (orderOptionNo, to, by) => {
      const order = orderOfOption(orderOptionNo);
      const option = order.options.find(isOption(orderOptionNo));
      if (option === undefined) throw commerceError('NOT_FOUND');
      const isGift = gifts.has(order.orderSheetNo);
      const { awaitsAddress } = order;
      const facts = {
        orderStatusType: option.status,
        hasOpenClaim: openClaimOf(option) !== null,
        isGift,
        awaitsAddress,
      };
      refuse(moveRefusal(facts, to, by));
      const moved = movedOption(option, to, clock.now());
      orders.set(order.orderNo, {
        ...order,
        options: order.options.map((other) => (other === option ? moved : other)),
      });
      // of a gift both sides are told by its own alarms
      if (!isGift) announceParcel(backend, order, moved);
      return moved;
    },
    take,
    giveBack: (order, failCode) => {
      take(order, 1);
      movePoints(backend, { amount: order.priced.amount.subPayAmt, reason: 'ADD_CANCEL', orderNo: order.orderNo });
      const ended = movedOrder(order, failCode === 'DECLINED' ? 'PAY_FAIL' : 'PAY_CANCEL', clock.now());
      orders.set(order.orderNo, { ...ended, failCode });
    },
    waitingPoints: () => sumWonOf(waitingOptions(), ({ waitingAmt }) => waitingAmt),
    waitingOptions,
  };
}

/** A parcel is announced once, however many options it has. */
function announceParcel(backend: MemoryBackend, { orderNo, options }: MemoryOrder, moved: MemoryOrderOption): void {
  if (moved.status !== 'DELIVERY_ING' && moved.status !== 'DELIVERY_DONE') return;
  const { deliveryIndex } = moved.priced;
  const goods = alarmGoods(
    orderNo,
    options.filter(({ priced }) => priced.deliveryIndex === deliveryIndex),
  );
  const type = moved.status === 'DELIVERY_ING' ? 'DELIVERY_STARTED' : 'DELIVERY_DONE';
  addAlarm(backend, `delivery:${orderNo}:${deliveryIndex}:${type}`, { type, goods });
}

function isOption(orderOptionNo: OrderOptionNo) {
  return (option: MemoryOrderOption) => option.orderOptionNo === orderOptionNo;
}
