import { DAY_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import { personKey } from '../../session/person.ts';
import { DEMO_MEMBERS, HONG_GILDONG } from '../people.ts';
import { daysAgo, kstHourOn } from './moment.ts';
import type { DemoRow, DemoRows } from './row.ts';
import { COUPONS } from './words/coupon.ts';
import { useEndOf } from './coupon.ts';

/** Grades from the lowest; amounts in won over the last six months. Assumed. */
const GRADES: readonly DemoRow<'memberGrade'>[] = [
  { gradeNo: 1, code: 'WELCOME', label: '웰컴', labelEn: 'Welcome', description: '딜스토어에 오신 것을 환영해요', descriptionEn: 'Welcome to Dealstore', minimumPayment: 0, minimumCount: 0, reserveRate: 0.5, benefits: [] },
  { gradeNo: 2, code: 'SILVER', label: '실버', labelEn: 'Silver', description: '6개월 동안 10만원 이상 구매', descriptionEn: '₩100,000 in six months', minimumPayment: 100_000, minimumCount: 1, reserveRate: 0.7, benefits: [{ label: '매월 쿠폰 1장', labelEn: 'One coupon a month' }] },
  { gradeNo: 3, code: 'GOLD', label: '골드', labelEn: 'Gold', description: '6개월 동안 30만원 이상 구매', descriptionEn: '₩300,000 in six months', minimumPayment: 300_000, minimumCount: 3, reserveRate: 1, benefits: [{ label: '매월 쿠폰 2장', labelEn: 'Two coupons a month' }, { label: 'GOLD 10% 쿠폰', labelEn: 'GOLD 10% coupon' }] },
  { gradeNo: 4, code: 'VIP', label: 'VIP', labelEn: 'VIP', description: '6개월 동안 100만원 이상 구매', descriptionEn: '₩1,000,000 in six months', minimumPayment: 1_000_000, minimumCount: 5, reserveRate: 2, benefits: [{ label: '매월 쿠폰 4장', labelEn: 'Four coupons a month' }, { label: '무료배송 쿠폰', labelEn: 'Free-delivery coupon' }] },
]; // prettier-ignore

/** Coupons 홍길동 holds, by number: the membership pair is left to be taken. */
const HELD_COUPONS = [8, 9, 10, 13, 14] as const;

/** Points 홍길동 has: what was granted, what is left, when it expires in days. Rests sum to 3,250. */
const POINT_LOTS = [
  { granted: 2_000, rest: 1_200, daysAgo: 200, daysLeft: 10, reason: 'ADD_AFTER_PAYMENT', note: '구매확정 적립' },
  { granted: 1_050, rest: 1_050, daysAgo: 60, daysLeft: 305, reason: 'ADD_AFTER_PAYMENT', note: '구매확정 적립' },
  { granted: 1_000, rest: 1_000, daysAgo: 12, daysLeft: 353, reason: 'ADD_POSTING', note: '사진 리뷰 적립' },
] as const;

const YEAR_MS = 365 * DAY_MS;

function memberRows(now: EpochMs): readonly DemoRow<'member'>[] {
  return DEMO_MEMBERS.map((person) => {
    const isProven = person === HONG_GILDONG;
    const provenAt = daysAgo(now, 30);
    const joinedAt = person.memberNo === 4 ? daysAgo(now, 1) : daysAgo(now, 420);
    return {
      memberNo: person.memberNo,
      shopbyId: `demo-${person.memberNo}`,
      personKey: personKey(person),
      name: person.name,
      nickname: person.name,
      phone: person.phone,
      email: `member${person.memberNo}@example.com`,
      birthDate: person.birthDate,
      gender: person.gender,
      carrier: person.carrier,
      gradeNo: person.gradeNo,
      dailyPick: isProven,
      adultVerifiedAt: isProven ? provenAt : null,
      adultMethod: isProven ? 'PHONE' : null,
      adultExpiresAt: isProven ? new Date(provenAt.getTime() + YEAR_MS) : null,
      joinedAt,
      lastLoginAt: daysAgo(now, 1),
    };
  });
}

function addressRows(now: EpochMs): readonly DemoRow<'address'>[] {
  const usual = {
    memberNo: HONG_GILDONG.memberNo,
    addressType: 'BOOK' as const,
    receiverName: HONG_GILDONG.name,
    receiverContact1: HONG_GILDONG.phone,
    createdAt: daysAgo(now, 400),
  };
  return [
    { ...usual, addressNo: 1, addressName: '우리 집', isDefault: true, receiverZipCd: '03000', receiverAddress: '서울특별시 종로구 가상대로 123', receiverJibunAddress: '서울특별시 종로구 가상동 1-23', receiverDetailAddress: '101동 1204호', deliveryMemo: '문 앞에 놓아주세요', lastUsedAt: daysAgo(now, 3) },
    { ...usual, addressNo: 2, addressName: '회사', isDefault: false, receiverZipCd: '13000', receiverAddress: '경기도 성남시 분당구 예시로 45', receiverJibunAddress: '경기도 성남시 분당구 예시동 678', receiverDetailAddress: '7층', deliveryMemo: '경비실에 맡겨주세요', lastUsedAt: daysAgo(now, 40) },
    { ...usual, addressNo: 3, addressName: '부모님 댁', isDefault: false, receiverName: '홍판서', receiverContact1: '01000002001', receiverZipCd: '63000', receiverAddress: '제주특별자치도 제주시 가상중앙로 9', receiverJibunAddress: '제주특별자치도 제주시 가상일동 90', receiverDetailAddress: '1층', deliveryMemo: '배송 전 연락 바랍니다', lastUsedAt: daysAgo(now, 90) },
  ]; // prettier-ignore
}

function couponIssueRows(now: EpochMs): readonly DemoRow<'couponIssue'>[] {
  return HELD_COUPONS.flatMap((couponNo, index) => {
    const coupon = COUPONS.find((known) => known.couponNo === couponNo);
    if (coupon === undefined) return [];
    const source = coupon.issue === 'GRADE' || coupon.issue === 'EVENT' ? coupon.issue : ('DOWNLOAD' as const);
    return {
      couponIssueNo: index + 1,
      couponNo,
      memberNo: HONG_GILDONG.memberNo,
      source,
      issuedAt: new Date(now),
      useStartAt: new Date(now),
      useEndAt: useEndOf(coupon, now, now),
      usedAt: null,
      usedOrderNo: null,
    };
  });
}

/** Lots, the ledger that explains them, and the balances that follow from it. */
function pointRows(now: EpochMs): Pick<Required<DemoRows>, 'pointBalance' | 'pointLot' | 'pointLedger' | 'pointSpend'> {
  const memberNo = HONG_GILDONG.memberNo;
  const lots = POINT_LOTS.map((lot, index) => ({
    pointLotNo: index + 1,
    memberNo,
    grantedAmt: lot.granted,
    restAmt: lot.rest,
    startsAt: daysAgo(now, lot.daysAgo),
    expiresAt: kstHourOn(now, lot.daysLeft, 24),
  }));
  const spent = 800;
  const given = POINT_LOTS.map((lot, index) => ({
    amt: lot.granted,
    at: daysAgo(now, lot.daysAgo),
    reason: lot.reason,
    note: lot.note,
    lotNo: index + 1,
    status: 'GIVE' as const,
  }));
  const taken = {
    amt: -spent,
    at: daysAgo(now, 100),
    reason: 'SUB_PAYMENT_USED',
    note: '주문에 사용',
    lotNo: null,
    status: 'SUBTRACTION' as const,
  };
  let balance = 0;
  const ledger = [...given, taken]
    .toSorted((left, right) => left.at.getTime() - right.at.getTime())
    .map((entry, index) => {
      balance += entry.amt;
      return {
        accumulationNo: index + 1,
        memberNo,
        effectKey: `demo:point:${index + 1}`,
        status: entry.status,
        reason: entry.reason,
        pointAmt: entry.amt,
        balanceAmt: balance,
        pointLotNo: entry.lotNo,
        note: entry.note,
        registeredAt: entry.at,
        expiresAt: entry.lotNo === null ? null : (lots[entry.lotNo - 1]?.expiresAt ?? null),
      };
    });
  const spending = ledger.find(({ status }) => status === 'SUBTRACTION');
  return {
    pointBalance: DEMO_MEMBERS.map((person) => ({
      memberNo: person.memberNo,
      balanceAmt: person.memberNo === memberNo ? balance : 0,
    })),
    pointLot: lots,
    pointLedger: ledger,
    pointSpend:
      spending === undefined ? [] : [{ accumulationNo: spending.accumulationNo, pointLotNo: 1, spentAmt: spent }],
  };
}

/** The members with what they hold: addresses, coupons, points. */
export function memberDemoRows(now: EpochMs): DemoRows {
  return {
    memberGrade: GRADES,
    member: memberRows(now),
    address: addressRows(now),
    couponIssue: couponIssueRows(now),
    ...pointRows(now),
  };
}
