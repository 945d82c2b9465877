import { type CommerceError, type IssuedCoupon } from '@dealstore/commerce-core/domain';
import { proxy } from 'valtio';

interface CouponState {
  /** The promotion code as it is typed. */
  code: string;
  /** Whether the last promotion code brought a coupon; null before the first. Spec §3. */
  promotionSearchSuccess: boolean | null;
  /** Why the last promotion code brought none. */
  refusal: string | null;
  /** Coupons got on this page, the last first. Spec §3. */
  downloaded: readonly IssuedCoupon[];
  /** The popup with the membership coupons. */
  isMembershipOpen: boolean;
}

/** What is seen of the coupon page, and the ways to change it. */
export interface CouponView {
  readonly state: CouponState;
  type(code: string): void;
  /** A promotion code brought a coupon. */
  found(coupon: IssuedCoupon): void;
  /** A promotion code brought none. */
  missed(error: Pick<CommerceError, 'code'>): void;
  got(coupons: readonly IssuedCoupon[]): void;
  showMembership(isOpen: boolean): void;
}

/** Creates the view; one per document. Spec §3 (coupon state). */
export function createCouponView(): CouponView {
  const state = proxy<CouponState>({
    code: '',
    promotionSearchSuccess: null,
    refusal: null,
    downloaded: [],
    isMembershipOpen: false,
  });
  const got = (coupons: readonly IssuedCoupon[]): void => {
    state.downloaded = [...coupons, ...state.downloaded];
  };
  return {
    state,
    type: (code) => {
      state.code = code;
      state.promotionSearchSuccess = null;
      state.refusal = null;
    },
    found: (coupon) => {
      state.code = '';
      state.promotionSearchSuccess = true;
      state.refusal = null;
      got([coupon]);
    },
    missed: ({ code }) => {
      state.promotionSearchSuccess = false;
      state.refusal = code;
    },
    got,
    showMembership: (isOpen) => void (state.isMembershipOpen = isOpen),
  };
}
