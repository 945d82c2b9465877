import { describe, expect, expectTypeOf, it } from 'vitest';
import type { OrderStatusType } from '../order/record/order-status.ts';
import { kst } from '../value/calendar.ts';
import { after, type EpochMs, HOUR_MS, SECOND_MS } from '../value/time.ts';
import { giftActions } from './gift-actions.ts';
import { giftAddressProblems } from './gift-address.ts';
import { giftClaimTypes, isGiftClaimComplete } from './gift-claims.ts';
import { giftDaysLeft, giftDeadline, giftReminders, giftResendableAt } from './gift-deadline.ts';
import { giftRequest } from '../testing/gift-rows.ts';
import { giftProblems } from './gift-request.ts';
import {
  COMPLETE_GIFT_STATUSES,
  GIFT_BUTTONS,
  GIFT_STEPS,
  GIFT_TABS,
  type GiftActor,
  giftBoxOf,
  giftEventOf,
  giftStatusesOf,
  isGiftEnded,
  isGiftTakenBack,
  nextGiftStatus,
  USABLE_GIFT_STATUSES,
} from './gift.ts';
import type { GiftStatus } from '../value/gift-status.ts';

const PAID_AT = kst('2026-11-23 15:00:00');
const DEADLINE = giftDeadline(PAID_AT);
const ACTORS: readonly GiftActor[] = ['SENDER', 'RECIPIENT', 'SYSTEM'];
const EVENTS = [...new Set(GIFT_STEPS.map(({ event }) => event))];
const STATUSES = [...new Set(GIFT_STEPS.flatMap(({ from, to }) => [from, to]))];

/** Every step there is, by hand: where a gift stands, what happens, by whom and, where it matters, when. */
const ALLOWED: Readonly<Record<string, GiftStatus>> = {
  'WAITING_PAY pay SYSTEM in-time': 'WAITING_ADDRESS',
  'WAITING_PAY pay SYSTEM over': 'WAITING_ADDRESS',
  'WAITING_ADDRESS message SENDER in-time': 'WAITING_ADDRESS',
  'WAITING_ADDRESS confirm RECIPIENT in-time': 'CONFIRMED',
  'WAITING_ADDRESS refuse RECIPIENT in-time': 'REFUSED',
  'WAITING_ADDRESS cancel SENDER in-time': 'CANCELED_BY_SENDER',
  'WAITING_ADDRESS cancel SENDER over': 'CANCELED_BY_SENDER',
  'WAITING_ADDRESS expire SYSTEM over': 'EXPIRED',
  'WAITING_ADDRESS cancelOrder SYSTEM in-time': 'CANCELED_BY_SENDER',
  'WAITING_ADDRESS cancelOrder SYSTEM over': 'CANCELED_BY_SENDER',
  'CONFIRMED changeAddress RECIPIENT in-time': 'CONFIRMED',
  'CONFIRMED changeAddress RECIPIENT over': 'CONFIRMED',
  'CONFIRMED ship SYSTEM in-time': 'DELIVERING',
  'CONFIRMED ship SYSTEM over': 'DELIVERING',
  'CONFIRMED cancelOrder SYSTEM in-time': 'CANCELED_BY_SENDER',
  'CONFIRMED cancelOrder SYSTEM over': 'CANCELED_BY_SENDER',
  'DELIVERING deliver SYSTEM in-time': 'COMPLETED',
  'DELIVERING deliver SYSTEM over': 'COMPLETED',
  'DELIVERING cancelOrder SYSTEM in-time': 'CANCELED_BY_SENDER',
  'DELIVERING cancelOrder SYSTEM over': 'CANCELED_BY_SENDER',
};

describe('the table of a gift', () => {
  it('takes each named step by its own actor at its own time, and no other [STATE-49]', () => {
    const taken: Record<string, GiftStatus> = {};
    for (const from of STATUSES) {
      for (const event of EVENTS) {
        for (const by of ACTORS) {
          const next = (now: EpochMs) => nextGiftStatus({ status: from, expiresAt: DEADLINE }, event, by, now);
          const [inTime, over] = [next(DEADLINE), next(after(DEADLINE, SECOND_MS))];
          expect(next(after(DEADLINE, SECOND_MS - 1))).toBe(inTime);
          if (inTime !== null) taken[`${from} ${event} ${by} in-time`] = inTime;
          if (over !== null) taken[`${from} ${event} ${by} over`] = over;
        }
      }
    }
    expect(taken).toEqual(ALLOWED);
  });

  it('lets a gift end once: nothing follows an end, and each gift is usable, complete or unpaid', () => {
    expect(STATUSES.filter(isGiftEnded).toSorted()).toEqual(COMPLETE_GIFT_STATUSES.toSorted());
    const had: GiftStatus = 'COMPLETED';
    expect(STATUSES.filter(isGiftTakenBack).toSorted()).toEqual(
      COMPLETE_GIFT_STATUSES.filter((status) => status !== had).toSorted(),
    );
    expect([...USABLE_GIFT_STATUSES, ...COMPLETE_GIFT_STATUSES, 'WAITING_PAY'].toSorted()).toEqual(STATUSES.toSorted());
  });

  it('lets a sender cancel until the recipient has confirmed, and not after [STATE-50]', () => {
    const cancel = (status: (typeof STATUSES)[number]) =>
      nextGiftStatus({ status, expiresAt: DEADLINE }, 'cancel', 'SENDER', PAID_AT);
    expect(STATUSES.filter((status) => cancel(status) !== null)).toEqual(['WAITING_ADDRESS']);
  });
});

describe('the order of a gift', () => {
  it('maps a shipped, delivered or canceled order to an event of the gift, and other statuses to none', () => {
    expectTypeOf(giftEventOf).parameter(0).toEqualTypeOf<OrderStatusType>();
    expect(giftEventOf('DELIVERY_ING')).toBe('ship');
    expect(giftEventOf('DELIVERY_DONE')).toBe('deliver');
    expect(giftEventOf('BUY_CONFIRM')).toBe('deliver');
    for (const status of ['CANCEL_DONE', 'RETURN_DONE'] as const) expect(giftEventOf(status)).toBe('cancelOrder');
    for (const status of ['PAY_WAIT', 'PAY_DONE', 'DELIVERY_PREPARE', 'PAY_FAIL', 'EXCHANGE_DONE'] as const)
      expect(giftEventOf(status)).toBeNull();
  });
});

describe('the days of a gift', () => {
  it('end with the seventh Korean day after the payment, whatever the time of day', () => {
    expect(DEADLINE).toBe(kst('2026-11-30 23:59:59'));
    expect(giftDeadline(kst('2026-11-23 00:00:00'))).toBe(DEADLINE);
    expect(giftDeadline(kst('2026-11-23 23:59:59'))).toBe(DEADLINE);
  });

  it('remind three days and one day before, in the morning in Korea [GAP-33]', () => {
    expect(giftReminders(DEADLINE)).toEqual([
      { daysLeft: 3, at: kst('2026-11-27 10:00:00') },
      { daysLeft: 1, at: kst('2026-11-29 10:00:00') },
    ]);
  });

  it('count down to the last one', () => {
    const left = (text: string) => giftDaysLeft({ status: 'WAITING_ADDRESS', expiresAt: DEADLINE }, kst(text));
    expect(['2026-11-23 15:00:00', '2026-11-25 00:00:00', '2026-11-30 23:59:59'].map(left)).toEqual([7, 5, 0]);
    expect(giftDaysLeft({ status: 'CONFIRMED', expiresAt: DEADLINE }, PAID_AT)).toBeNull();
  });
});

describe('messages of a gift', () => {
  const waiting = { status: 'WAITING_ADDRESS', expiresAt: DEADLINE, resendCnt: 0, lastSentAt: PAID_AT } as const;

  it('go again an hour after the last, three times at most, while the address is waited for [STATE-52]', () => {
    expect(giftResendableAt(waiting, PAID_AT)).toBe(after(PAID_AT, HOUR_MS));
    expect(giftResendableAt({ ...waiting, resendCnt: 3 }, PAID_AT)).toBeNull();
    expect(giftResendableAt({ ...waiting, status: 'CONFIRMED' }, PAID_AT)).toBeNull();
    expect(giftResendableAt(waiting, after(DEADLINE, SECOND_MS))).toBeNull();
  });

  it('and actions are offered to each side by the same table', () => {
    const facts = { ...waiting, orderStatusType: 'PAY_DONE', isClaimable: false, isClaimWithdrawable: false };
    expect(giftActions(facts, 'SEND', PAID_AT)).toEqual(['SHARE', 'CANCEL', 'VIEW_ORDER']);
    expect(giftActions(facts, 'SEND', after(PAID_AT, HOUR_MS))).toContain('RESEND');
    expect(giftActions(facts, 'RECEIVE', PAID_AT)).toEqual(['CONFIRM', 'REFUSE']);
    expect(giftActions(facts, 'RECEIVE', after(DEADLINE, SECOND_MS))).toEqual([]);
    const confirmed = { ...facts, status: 'CONFIRMED' } as const;
    expect(giftActions(confirmed, 'RECEIVE', PAID_AT)).toEqual(['CHANGE_ADDRESS']);
    expect(giftActions({ ...confirmed, orderStatusType: 'PRODUCT_PREPARE' }, 'RECEIVE', PAID_AT)).toEqual([]);
    expect(giftActions({ ...confirmed, orderStatusType: null }, 'RECEIVE', PAID_AT)).toEqual([]);
    expect(giftActions(confirmed, 'SEND', PAID_AT)).toEqual(['VIEW_ORDER']);
    const arrived = { ...facts, status: 'COMPLETED' } as const;
    expect(giftActions({ ...arrived, isClaimable: true }, 'RECEIVE', PAID_AT)).toEqual(['CLAIM']);
    expect(giftActions({ ...arrived, isClaimWithdrawable: true }, 'RECEIVE', PAID_AT)).toEqual(['WITHDRAW_CLAIM']);
    expect(giftActions({ ...arrived, isClaimable: true }, 'SEND', PAID_AT)).toEqual(['VIEW_ORDER']);
  });
});

describe('claims of a gift', () => {
  it('are cancels of its sender and, once it has arrived, exchanges and returns of its recipient', () => {
    for (const status of STATUSES) {
      expect(giftClaimTypes(status, 'SEND')).toEqual(['CANCEL']);
      expect(giftClaimTypes(status, 'RECEIVE')).toEqual(status === 'COMPLETED' ? ['EXCHANGE', 'RETURN'] : []);
      expect(giftClaimTypes(status, 'RECEIVE', 'DELIVERY_ING')).toEqual([]);
    }
  });
});

describe('what a recipient says of a claim', () => {
  const reasons = [
    ['CHANGE_MIND', false, null],
    ['OTHERS_BUYER', false, null],
    ['DEFECTIVE_PRODUCT', true, { fromYmd: '2026-12-01', toYmd: '2026-12-05' }],
  ] as const;
  const choice = (claimType: 'EXCHANGE' | 'RETURN') => ({
    claimType,
    needsReturn: true,
    reasons: reasons.map(([claimReasonType, needsPhoto, noticedDays]) => ({
      claimReasonType,
      responsibleObjectType: 'BUYER' as const,
      needsPhoto,
      noticedDays,
      refundsImmediately: false,
      untilYmdt: null,
    })),
  });
  const claimable = { choices: [choice('RETURN'), choice('EXCHANGE')], problem: null, exchangeOptions: [] };
  const plain = { claimType: 'RETURN', claimReasonType: 'CHANGE_MIND', claimReasonDetail: '' } as const;

  it('is all that its reason asks for', () => {
    const isComplete = (over: object) => isGiftClaimComplete({ ...plain, ...over }, claimable);
    expect(isComplete({})).toBe(true);
    expect(isComplete({ exchangeOptionNo: 1 })).toBe(false);
    expect(isComplete({ claimType: 'EXCHANGE' })).toBe(false);
    expect(isComplete({ claimType: 'EXCHANGE', exchangeOptionNo: 1 })).toBe(true);
    expect(isComplete({ claimReasonType: 'OTHERS_BUYER' })).toBe(false);
    expect(isComplete({ claimReasonType: 'OTHERS_BUYER', claimReasonDetail: '작아요' })).toBe(true);
    expect(isComplete({ claimReasonType: 'OUT_OF_STOCK' })).toBe(false);
    const broken = { claimReasonType: 'DEFECTIVE_PRODUCT', fileNames: ['a'], faultNoticedYmd: '2026-12-02' };
    expect(isComplete(broken)).toBe(true);
    expect(isComplete({ ...broken, fileNames: [] })).toBe(false);
    expect(isComplete({ ...broken, faultNoticedYmd: '2026-12-06' })).toBe(false);
  });
});

describe('the gift box', () => {
  it('opens with received gifts that are usable [ENTITY-30, ENTITY-31]', () => {
    expect(giftBoxOf(GIFT_TABS[0], GIFT_BUTTONS[0])).toBe('receive-usable');
    expect([GIFT_TABS[0], GIFT_BUTTONS[0]]).toEqual(['gift-receive', 'available']);
  });

  it('shows every paid gift in one list of its side', () => {
    expect([...giftStatusesOf('send-usable'), ...giftStatusesOf('send-complete')].toSorted()).toEqual(
      STATUSES.filter((status) => status !== 'WAITING_PAY').toSorted(),
    );
  });
});

describe('what a sender says', () => {
  const request = giftRequest('s', { senderName: '엄마', message: '' });

  it('names a receiver with another phone, in at most 200 characters', () => {
    expect(giftProblems(request, '01000000000')).toEqual([]);
    expect(giftProblems(request, '01055550001')).toEqual(['own-phone']);
    expect(giftProblems({ ...request, message: '🎁'.repeat(200) }, '')).toEqual([]);
    expect(giftProblems({ ...request, message: '🎁'.repeat(201) }, '')).toEqual(['message']);
    for (const name of ['J.K. 롤링', "O'Neil", '김-이·박 (팀장) & 2팀', '최', '김 '.repeat(10)]) {
      expect(giftProblems({ ...request, senderName: name, receiverName: name }, '')).toEqual([]);
    }
    const lures = [
      '당첨!',
      'A\nB',
      '김받음\n',
      'A\u0000',
      'http://evil.kr',
      'www.evil',
      'evil.kr',
      'a.kr',
      '1.1.1.1',
      '악.한국',
    ];
    for (const name of [...lures, 'a/b', 'a@b', '김\u202e', '\u3164', '(.)', '가'.repeat(31), `A${' '.repeat(30)}`]) {
      expect(giftProblems({ ...request, senderName: name, receiverName: name }, '')).toEqual([
        'receiver-name',
        'sender-name',
      ]);
    }
    const empty = { ...request, receiverName: ' ', receiverPhone: '0105555000', senderName: '' };
    expect(giftProblems(empty, '')).toEqual(['receiver-name', 'receiver-phone', 'sender-name']);
  });
});

describe('where a gift goes', () => {
  const address = {
    receiverName: '김받음',
    receiverZipCd: '06236',
    receiverAddress: '서울 강남구 테헤란로 152',
    receiverJibunAddress: '',
    receiverDetailAddress: '12층',
    deliveryMemo: '',
    entranceCode: '',
  };

  it('is a name, a postal code and a road, and no longer than a carrier reads', () => {
    expect(giftAddressProblems(address)).toEqual([]);
    const empty = { ...address, receiverName: ' ', receiverZipCd: '0623', receiverAddress: '' };
    expect(giftAddressProblems(empty)).toEqual(['receiver-name', 'zip', 'address']);
    expect(giftAddressProblems({ ...address, receiverAddress: '제주시 첨단로 1' })).toEqual(['zip']);
    const long = {
      ...address,
      receiverDetailAddress: '가'.repeat(101),
      deliveryMemo: '가'.repeat(51),
      entranceCode: '1'.repeat(31),
    };
    expect(giftAddressProblems(long)).toEqual(['detail-address', 'memo', 'entrance-code']);
  });
});
