import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Why one cannot join an event: every code of the backend has its own sentence. Spec §8 only logs them. */
export const refusalText = defineText({
  ko: {
    EV02: '아직 시작하지 않은 이벤트예요',
    EV03: '종료된 이벤트예요',
    EV04: '이미 참여했어요',
    EV05: '통신사 고객만 참여할 수 있어요',
    EV06: '선착순 참여가 마감됐어요',
    EV07: '따로 참여하지 않아도 되는 이벤트예요',
    EV08: '오늘은 이미 출석했어요',
    EV09: '준비한 쿠폰이 모두 소진됐어요',
    EV10: '이미 받은 쿠폰이에요',
    EV11: '이 쿠폰을 받을 수 있는 등급이나 기간이 아니에요',
    EV12: '지금은 쿠폰을 드릴 수 없어요. 잠시 후 다시 시도해 주세요',
  },
  en: {
    EV02: 'This event hasn’t started yet',
    EV03: 'This event is over',
    EV04: 'You’ve already joined',
    EV05: 'Only telecom customers can join',
    EV06: 'All spots are taken',
    EV07: 'You don’t need to join this one',
    EV08: 'You’ve already checked in today',
    EV09: 'All coupons have been given out',
    EV10: 'You already have this coupon',
    EV11: 'This coupon isn’t available for your tier right now',
    EV12: 'We can’t give out this coupon right now. Please try again later',
  },
});

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Words of an event’s page. */
export const eventText = defineText({
  ko: {
    period: (from: string, to: string) => `${from} ~ ${to}`,
    join: '이벤트 참여하기',
    attend: (points: string) => `오늘 출석하고 ${points}P 받기`,
    joined: '참여했어요',
    attendedToday: '오늘 출석했어요',
    gotCoupon: (name: string) => `쿠폰을 받았어요: ${name}`,
    gotPoints: (points: string) => `${points}P를 적립했어요`,
    toCoupons: '쿠폰 보기',
    toPoints: '포인트 보기',
    attended: (days: number) => `이번 달에 ${days}번 출석했어요`,
    month: (month: number) => `${month}월`,
    attendedOn: (day: number) => `${day}일 출석`,
    limit: (count: string) => `선착순 ${count}명`,
    telecom: (telecom: string) => `${telecom} 고객 전용`,
    pointsADay: (points: string) => `하루 ${points}P`,
    note: '이벤트 내용은 사정에 따라 바뀌거나 일찍 끝날 수 있어요.',
    more: '다른 이벤트 보기',
    goods: '행사 상품 보러 가기',
  },
  en: {
    period: (from, to) => `${from} – ${to}`,
    join: 'Join the event',
    attend: (points) => `Check in today for ${points} points`,
    joined: 'You’ve joined',
    attendedToday: 'Checked in today',
    gotCoupon: (name) => `You got: ${name}`,
    gotPoints: (points) => `You earned ${points} points`,
    toCoupons: 'See coupons',
    toPoints: 'See points',
    attended: (days) =>
      days === 1 ? 'You’ve checked in once this month' : `You’ve checked in ${days} times this month`,
    month: (month) => MONTHS[month - 1] ?? '',
    attendedOn: (day) => `${day}: checked in`,
    limit: (count) => `First ${count} members`,
    telecom: (telecom) => `${telecom} customers only`,
    pointsADay: (points) => `${points} points a day`,
    note: 'Events may change or end early.',
    more: 'See other events',
    goods: 'Shop the event',
  },
});
