import { DAY_MS, kstMonth, type EpochMs } from '@dealstore/commerce-core/domain';
import { DEMO_MEMBERS, HONG_GILDONG, type DemoPerson } from '../people.ts';
import type { DemoRequest } from './demo-request.ts';
import { daysAgo } from './moment.ts';
import { HONG_POINTS } from './point.ts';
import { COUPONS } from './words/coupon.ts';
import { DEAL_SHOPPERS } from './words/order.ts';
import { couponEndOf } from './coupon.ts';

/** Grades from the lowest; amounts in won over the last six months. Assumed. */
const GRADES = [
  {
    gradeNo: 1,
    code: 'WELCOME',
    label: '웰컴',
    labelEn: 'Welcome',
    description: '딜스토어에 오신 것을 환영해요',
    descriptionEn: 'Welcome to Dealstore',
    minimumPayment: 0,
    minimumCount: 0,
    reserveRate: 0.5,
    benefits: [],
  },
  {
    gradeNo: 2,
    code: 'SILVER',
    label: '실버',
    labelEn: 'Silver',
    description: '6개월 동안 5만원 이상 구매',
    descriptionEn: '₩50,000 in six months',
    minimumPayment: 50_000,
    minimumCount: 0,
    reserveRate: 0.7,
    benefits: [],
  },
  {
    gradeNo: 3,
    code: 'GOLD',
    label: '골드',
    labelEn: 'Gold',
    description: '6개월 동안 10만원 이상 구매',
    descriptionEn: '₩100,000 in six months',
    minimumPayment: 100_000,
    minimumCount: 0,
    reserveRate: 1,
    benefits: [{ label: '매달 골드 10% 쿠폰', labelEn: 'A Gold 10% coupon each month' }],
  },
  {
    gradeNo: 4,
    code: 'VIP',
    label: 'VIP',
    labelEn: 'VIP',
    description: '6개월 동안 50만원 이상 구매',
    descriptionEn: '₩500,000 in six months',
    minimumPayment: 500_000,
    minimumCount: 0,
    reserveRate: 2,
    benefits: [{ label: '매달 골드 10% 쿠폰', labelEn: 'A Gold 10% coupon each month' }],
  },
] as const;

/** Coupons 홍길동 holds, by number: the membership pair is left to be taken. */
const OWNED_COUPONS = [8, 9, 10, 13, 14] as const;

/** The member without orders. */
const NEW_MEMBER_NO = 4;

const YEAR_MS = 365 * DAY_MS;

/** When a member came: the new one yesterday, the others long ago. */
export const joinedAt = (memberNo: number, now: EpochMs): Date => daysAgo(now, memberNo === NEW_MEMBER_NO ? 1 : 420);

function memberRows(people: readonly DemoPerson[], { now, personKey }: DemoRequest) {
  return people.map((person) => {
    const isProven = person === HONG_GILDONG;
    const provenAt = daysAgo(now, 30);
    return {
      memberNo: person.memberNo,
      shopbyId: `demo-${person.memberNo}`,
      personKey: personKey(person),
      name: person.name,
      phone: person.phone,
      email: `member${person.memberNo}@example.com`,
      birthDate: person.birthDate,
      gender: person.gender,
      carrier: person.carrier,
      gradeNo: person.gradeNo,
      gradeEvaluatedOn: `${kstMonth(now)}-01`,
      gradeCouponsOn: `${kstMonth(now)}-01`,
      dailyPick: isProven,
      adultVerifiedAt: isProven ? provenAt : null,
      adultMethod: isProven ? ('PHONE' as const) : null,
      adultExpiresAt: isProven ? new Date(provenAt.getTime() + YEAR_MS) : null,
      joinedAt: joinedAt(person.memberNo, now),
      lastLoginAt: daysAgo(now, 1),
    };
  });
}

function addressRows(now: EpochMs) {
  const usual = {
    memberNo: HONG_GILDONG.memberNo,
    addressType: 'BOOK' as const,
    receiverName: HONG_GILDONG.name,
    receiverContact1: HONG_GILDONG.phone,
    createdAt: daysAgo(now, 400),
  };
  return [
    {
      ...usual,
      addressNo: 1,
      addressName: '우리 집',
      isDefault: true,
      receiverZipCd: '03000',
      receiverAddress: '서울특별시 종로구 가상대로 123',
      receiverJibunAddress: '서울특별시 종로구 가상동 1-23',
      receiverDetailAddress: '101동 1204호',
      deliveryMemo: '문 앞에 놓아주세요',
      lastUsedAt: daysAgo(now, 3),
    },
    {
      ...usual,
      addressNo: 2,
      addressName: '회사',
      isDefault: false,
      receiverZipCd: '13000',
      receiverAddress: '경기도 성남시 분당구 예시로 45',
      receiverJibunAddress: '경기도 성남시 분당구 예시동 678',
      receiverDetailAddress: '7층',
      deliveryMemo: '경비실에 맡겨주세요',
      lastUsedAt: daysAgo(now, 40),
    },
    {
      ...usual,
      addressNo: 3,
      addressName: '부모님 댁',
      isDefault: false,
      receiverName: '홍판서',
      receiverContact1: '01000002001',
      receiverZipCd: '63000',
      receiverAddress: '제주특별자치도 제주시 가상중앙로 9',
      receiverJibunAddress: '제주특별자치도 제주시 가상일동 90',
      receiverDetailAddress: '1층',
      deliveryMemo: '배송 전 연락 바랍니다',
      lastUsedAt: daysAgo(now, 90),
    },
  ];
}

function couponIssueRows(now: EpochMs) {
  const owned = OWNED_COUPONS.flatMap((couponNo, index) => {
    const coupon = COUPONS.find((one) => one.couponNo === couponNo);
    if (coupon === undefined) return [];
    const source = coupon.issue === 'GRADE' || coupon.issue === 'EVENT' ? coupon.issue : ('DOWNLOAD' as const);
    return {
      couponIssueNo: index + 1,
      couponNo,
      memberNo: HONG_GILDONG.memberNo,
      source,
      issuedAt: new Date(now),
      useStartAt: new Date(now),
      useEndAt: couponEndOf(coupon, now, now),
      usedAt: null,
      usedOrderNo: null,
    };
  });
  // One that has ended unused, so that the wallet's last tab shows something.
  const ended = {
    couponIssueNo: owned.length + 1,
    couponNo: 4,
    memberNo: HONG_GILDONG.memberNo,
    source: 'DOWNLOAD' as const,
    issuedAt: daysAgo(now, 20),
    useStartAt: daysAgo(now, 20),
    useEndAt: daysAgo(now, 6),
    usedAt: null,
    usedOrderNo: null,
  };
  return [...owned, ended];
}

/** Shoppers of earlier days: members like any other, numbered after those of the demo. */
export const PAST_SHOPPERS: readonly DemoPerson[] = DEAL_SHOPPERS.map((name, index) => ({
  memberNo: 101 + index,
  name,
  birthDate: `198${index}-0${index + 2}-1${index}`,
  gender: index % 2 === 0 ? 'F' : 'M',
  phone: `0100000310${index}`,
  carrier: 'OTHER',
  gradeNo: 2,
  label: { ko: name, en: name },
}));

/** The members with what they hold: addresses, coupons, points. */
export function memberDemoRows(request: DemoRequest) {
  const { now } = request;
  const people = [...DEMO_MEMBERS, ...PAST_SHOPPERS];
  return {
    memberGrade: GRADES,
    member: memberRows(people, request),
    address: addressRows(now),
    couponIssue: couponIssueRows(now),
    pointBalance: people.map(({ memberNo }) => ({
      memberNo,
      balanceAmt: memberNo === HONG_GILDONG.memberNo ? HONG_POINTS : 0,
    })),
  };
}
