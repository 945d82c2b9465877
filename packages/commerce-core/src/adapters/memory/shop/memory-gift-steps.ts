import { formatYmdt } from '../../../value/calendar.ts';
import { giftAlarms } from '../../../alarm/gift-alarm.ts';
import { maskPhone } from '../../../account/phone.ts';
import { commerceError } from '../../../error/commerce-error.ts';
import { refused } from '../../../error/refusal.ts';
import { giftDeadline } from '../../../gift/gift-deadline.ts';
import type { GiftEndEvent } from '../../../gift/gift-end.ts';
import { giftMoved } from '../../../gift/gift-refusal.ts';
import { type GiftActor, type GiftEvent, giftEventOf, isGiftTakenBack, nextGiftStatus } from '../../../gift/gift.ts';
import type { OrderGift } from '../../../order/record/order-record.ts';
import { isPaid } from '../../../order/record/order-status.ts';
import type { MemoryClaims } from '../claim.memory.ts';
import { addAlarm } from './memory-alarm.ts';
import type { MemoryBackend } from '../memory-backend.ts';
import type { MemoryGift } from './memory-gift.ts';
import { type MemoryOrder, statusOf } from './memory-order.ts';
import type { MemoryOutside } from './memory-outside.ts';

/** The gifts of a memory shop, changed by the core's transitions. */
export interface MemoryGifts {
  /** All gifts now. */
  all(): readonly MemoryGift[];
  /** Rejects with NOT_FOUND. */
  find(is: (gift: MemoryGift) => boolean): MemoryGift;
  /** Applies what has happened since the last read: events of the order, and the deadline. */
  current(gift: MemoryGift): MemoryGift;
  /** The order of a gift; null before the payment. */
  orderOf(gift: MemoryGift): MemoryOrder | null;
  /** The gift of an order; null for any other order. */
  ofOrder(order: MemoryOrder): OrderGift | null;
  keep(gift: MemoryGift): MemoryGift;
  /** Rejects with STATE_CONFLICT for an event the status does not allow. */
  move(gift: MemoryGift, event: GiftEvent, by: GiftActor, over?: Partial<MemoryGift>): MemoryGift;
  /** Ends a gift and refunds its sender. */
  end(gift: MemoryGift, event: GiftEndEvent, by: GiftActor, refuseMessage: string | null): MemoryGift;
}

/** Opens the gifts of a memory shop; deadlines are applied when they are read. */
export function openMemoryGifts(backend: MemoryBackend, outside: MemoryOutside, claims: MemoryClaims): MemoryGifts {
  const { clock } = backend;
  const { gifts } = outside;

  function keep(gift: MemoryGift): MemoryGift {
    gifts.set(gift.request.orderSheetNo, gift);
    return gift;
  }

  function move(gift: MemoryGift, event: GiftEvent, by: GiftActor, over: Partial<MemoryGift> = {}): MemoryGift {
    const now = clock.now();
    const to = nextGiftStatus(gift, event, by, now);
    if (to === null) throw refused(giftMoved(gift.status));
    const tokens = isGiftTakenBack(to) ? [] : gift.tokens;
    const { giftId, request } = gift;
    // the one member of a memory shop is the sender of every gift
    for (const alarm of giftAlarms(to, { giftId, ...request })) {
      if (alarm.side === 'SEND') addAlarm(backend, `gift:${giftId}:${to}`, alarm);
    }
    return keep({ ...gift, tokens, ...over, status: to, events: [...gift.events, { status: to, at: now }] });
  }

  function end(gift: MemoryGift, event: GiftEndEvent, by: GiftActor, refuseMessage: string | null) {
    const ended = move(gift, event, by, { refuseMessage });
    if (gift.orderNo !== null) claims.endGift(gift.orderNo, event);
    return ended;
  }

  function current(gift: MemoryGift): MemoryGift {
    const order = orderOf(gift);
    if (order === null) return gift;
    if (gift.status === 'WAITING_PAY') {
      const paidAt = order.options[0]?.reachedAt.PAY_DONE ?? clock.now();
      const expiresAt = giftDeadline(paidAt);
      const paid = { orderNo: order.orderNo, expiresAt, lastSentAt: paidAt };
      return current(move({ ...gift, expiresAt: null }, 'pay', 'SYSTEM', paid));
    }
    if (nextGiftStatus(gift, 'expire', 'SYSTEM', clock.now()) !== null) return end(gift, 'expire', 'SYSTEM', null);
    const event = giftEventOf(statusOf(order));
    const to = event === null ? null : nextGiftStatus(gift, event, 'SYSTEM', clock.now());
    if (event === null || to === null) return gift;
    return current(move(gift, event, 'SYSTEM'));
  }

  function orderOf({ request: { orderSheetNo } }: MemoryGift): MemoryOrder | null {
    const paid = [...outside.orders.values()].find(
      (order) => order.orderSheetNo === orderSheetNo && isPaid(statusOf(order)),
    );
    return paid ?? null;
  }

  const all = () => [...gifts.values()].map(current);

  return {
    all,
    find: (is) => {
      const found = all().find(is);
      if (found === undefined) throw commerceError('NOT_FOUND');
      return found;
    },
    current,
    orderOf,
    ofOrder: ({ orderNo, orderSheetNo }) => {
      const gift = gifts.get(orderSheetNo);
      const found = gift === undefined ? null : current(gift);
      if (found?.orderNo !== orderNo) return null;
      const { giftId, status, expiresAt, request } = found;
      const expireYmdt = expiresAt === null ? null : formatYmdt(expiresAt);
      const { receiverName } = request;
      return { giftId, status, receiverName, receiverPhone: maskPhone(request.receiverPhone), expireYmdt };
    },
    keep,
    move,
    end,
  };
}
