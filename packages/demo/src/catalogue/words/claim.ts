import { HONG_GILDONG } from '../../people.ts';

const { memberNo } = HONG_GILDONG;

/** What 홍길동 asked for before the shop opened: a return that is under way, and a cancel that is done. */
export const CLAIM_PLANS = [
  {
    memberNo,
    status: 'DELIVERY_DONE',
    hoursAgo: 2,
    claimType: 'RETURN',
    claimReasonDetail: '생각했던 것과 달라요.',
  },
  {
    memberNo,
    status: 'PAY_DONE',
    hoursAgo: 22,
    claimType: 'CANCEL',
    claimReasonDetail: '다른 상품을 사려고요.',
  },
] as const;
